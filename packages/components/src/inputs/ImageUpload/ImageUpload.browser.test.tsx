import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { heldUpload } from '../../../test/upload-fixtures';
import { ImageUpload } from './ImageUpload';

afterEach(cleanup);

async function picture(name: string, width = 64, height = 40) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  const blob = await new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture'))));
  });
  return new File([blob], name, { type: 'image/png' });
}
const offer = (file: File) => {
  const data = new DataTransfer();
  data.items.add(file);
  screen
    .getByRole('group')
    .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
};
const shown = () => screen.queryByRole<HTMLImageElement>('img')?.src;

test('a picture is seen at once, sent, and kept when the server has it', async () => {
  const { upload, sent } = heldUpload();
  const onValueChange = vi.fn();
  render(<ImageUpload label="人像面" upload={upload} onValueChange={onValueChange} />);
  offer(await picture('front.png'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(shown()).toMatch(/^blob:/);
  sent[0]?.progress(40);
  await waitFor(() =>
    expect(screen.getByRole('progressbar', { name: '正在上传人像面' }).getAttribute('aria-valuenow')).toBe('40'),
  );
  sent[0]?.finish({ url: 'https://example.cn/front.png' });
  await waitFor(() => expect(onValueChange.mock.calls).toEqual([[expect.objectContaining({ name: 'front.png' })]]));
  expect(shown()).toMatch(/^blob:/);
  expect(screen.getByRole('button', { name: '重新上传 人像面' })).toBeTruthy();
});

test('the stored picture stays when a new one fails, and comes back when the new one is cancelled', async () => {
  const { upload, sent } = heldUpload();
  const onValueChange = vi.fn();
  const url = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  render(
    <ImageUpload
      label="人像面"
      upload={upload}
      defaultValue={{ id: '1', name: 'old.png', size: 9, url }}
      onValueChange={onValueChange}
      describeFailure={() => '未能识别身份证，请正对证件重新拍摄'}
    />,
  );
  offer(await picture('new.png'));
  await waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.fail(new Error('blurred'));
  await screen.findByText('未能识别身份证，请正对证件重新拍摄');
  await userEvent.click(screen.getByRole('button', { name: '重试 人像面' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: '取消 人像面' }));
  expect(sent[1]?.signal.aborted).toBe(true);
  expect(shown()).toBe(url);
  expect(onValueChange).not.toHaveBeenCalled();
});

test('a picture too small to read, or none at all, is refused before it is sent', async () => {
  const { upload, sent } = heldUpload();
  render(<ImageUpload label="人像面" upload={upload} leastSides={{ width: 640, height: 400 }} />);
  offer(await picture('small.png', 320, 200));
  await screen.findByText('图片不够清晰，请上传不小于 640 × 400 像素的图片');
  offer(new File(['not a picture'], 'broken.png', { type: 'image/png' }));
  await screen.findByText('图片无法打开，请换一张');
  expect(sent).toEqual([]);
  expect(shown()).toBeUndefined();
});

test('taking the picture away gives the focus to the button that chooses another', async () => {
  const { upload, sent } = heldUpload();
  render(<ImageUpload label="人像面" upload={upload} />);
  offer(await picture('front.png'));
  await waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.finish();
  await userEvent.click(await screen.findByRole('button', { name: '删除 人像面' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /点击上传人像面/ })));
});

test('the keyboard stays with it from the first choice over the sending to the answer, whatever that is', async () => {
  const { upload, sent } = heldUpload();
  render(<ImageUpload label="人像面" upload={upload} />);
  const choose = async (name: string) => {
    const input = document.querySelector<HTMLInputElement>('input[data-part="file"]');
    const data = new DataTransfer();
    data.items.add(await picture(name));
    if (input) input.files = data.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const focused = () => document.activeElement?.getAttribute('aria-label');
  screen.getByRole('button', { name: /点击上传人像面/ }).focus();
  await choose('blurred.png');
  await waitFor(() => expect(focused()).toBe('取消 人像面'));
  await waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.fail(new Error('blurred'));
  await waitFor(() => expect(focused()).toBe('重新上传 人像面'));
  await choose('front.png');
  await waitFor(() => expect(focused()).toBe('取消 人像面'));
  await waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.finish();
  await waitFor(() => expect(focused()).toBe('重新上传 人像面'));
});
