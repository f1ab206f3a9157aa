import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { heldUpload, sampleFile } from '../../../test/upload-fixtures';
import { Field } from '../Field';
import { ImageUpload } from './ImageUpload';
import { isLargeEnough } from './read-image';

const stored = { id: '1', name: 'front.png', size: 1024, url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' };
const { upload } = heldUpload();
const offer = (file: File) =>
  fireEvent.drop(screen.getByRole('group'), { dataTransfer: { types: ['Files'], files: [file] } });

describeConformance('ImageUpload', <ImageUpload label="身份证人像面" upload={upload} />, {
  tag: 'div',
  control: 'button',
});

test('the field names it and says what is wrong', () => {
  render(
    <Field group label="身份证人像面" error="请上传身份证人像面">
      <ImageUpload label="身份证人像面" upload={upload} />
    </Field>,
  );
  expect(screen.getByRole('group', { name: '身份证人像面' })).toHaveAccessibleDescription('请上传身份证人像面');
});

test.each([
  ['of another kind', sampleFile('a.gif', 10, 'image/gif'), '请上传 JPG、PNG 格式的图片'],
  ['that is too large', sampleFile('a.png', 6 * 1024 ** 2), '图片超过 5 MB，请压缩或重新拍摄'],
])('a picture %s is not sent, and the reason is said', (_, file, words) => {
  const { upload: refused, sent } = heldUpload();
  render(<ImageUpload label="人像面" upload={refused} />);
  offer(file);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(sent).toEqual([]);
});

test('a stored picture is shown, and can be taken away', () => {
  const onValueChange = vi.fn();
  render(<ImageUpload label="人像面" upload={upload} defaultValue={stored} onValueChange={onValueChange} />);
  expect(screen.getByRole('img', { name: '人像面预览' })).toHaveAttribute('src', stored.url);
  fireEvent.click(screen.getByRole('button', { name: '删除 人像面' }));
  expect(onValueChange).toHaveBeenCalledWith(null);
  expect(screen.queryByRole('img')).toBeNull();
});

test('a phone opens the camera that looks at the paper', () => {
  const { container } = render(<ImageUpload label="人像面" upload={upload} capture="environment" />);
  expect(container.querySelector('[data-part=camera]')).toHaveAttribute('capture', 'environment');
});

test('disabled, the stored picture stays and nothing is offered', () => {
  render(<ImageUpload label="人像面" upload={upload} disabled defaultValue={stored} />);
  expect(screen.getByRole('img')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a picture held upright is as large as one that lies', () => {
  expect(isLargeEnough({ width: 480, height: 720 }, { width: 640, height: 400 })).toBe(true);
  expect(isLargeEnough({ width: 639, height: 720 }, { width: 720, height: 640 })).toBe(false);
});

test('a picture that was given up while it was prepared is not sent', async () => {
  const { upload: untouched, sent } = heldUpload();
  const prepare = vi.fn(() => Promise.resolve(null));
  render(<ImageUpload label="人像面" upload={untouched} prepare={prepare} defaultValue={stored} />);
  offer(sampleFile('a.png', 10, 'image/png'));
  await vi.waitFor(() => expect(prepare).toHaveBeenCalledOnce());
  expect(sent).toEqual([]);
  expect(screen.getByRole('img', { name: '人像面预览' })).toHaveAttribute('src', stored.url);
});
