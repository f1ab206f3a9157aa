import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Activity, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { heldUpload, sampleFile } from '../../../test/upload-fixtures';
import { Field } from '../Field';
import { ImageUpload } from './ImageUpload';
import { isLargeEnough } from './read-image';

const stored = { id: '1', name: 'front.png', size: 1024, url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' };
const { upload } = heldUpload();
const drop = (place: HTMLElement, file: File) =>
  fireEvent.drop(place, { dataTransfer: { types: ['Files'], files: [file] } });
const offer = (file: File) => drop(screen.getByRole('group'), file);
const picture = (name = 'a.png') => sampleFile(name, 10, 'image/png');

/** jsdom opens no pictures. */
function openPictures() {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:picture';
      static override revokeObjectURL = () => undefined;
    },
  );
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = 640;
      naturalHeight = 400;
      decode = () => Promise.resolve();
    },
  );
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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
  offer(picture());
  await waitFor(() => expect(prepare).toHaveBeenCalledOnce());
  expect(sent).toEqual([]);
  expect(screen.getByRole('img', { name: '人像面预览' })).toHaveAttribute('src', stored.url);
});

test('two pictures that are on their way at the same time are both kept by a host that puts them together', async () => {
  openPictures();
  const { upload: held, sent } = heldUpload();
  function Sides() {
    const [names, setNames] = useState<readonly string[]>([]);
    const sides = ['人像面', '国徽面'].map((label) => (
      <ImageUpload
        key={label}
        label={label}
        upload={held}
        onValueChange={(file) => setNames([...names, file?.name ?? ''])}
      />
    ));
    return (
      <>
        {sides}
        <output>{names.join('、')}</output>
      </>
    );
  }
  render(<Sides />);
  const groups = screen.getAllByRole('group');
  for (const [place, group] of groups.entries()) drop(group, picture(`${place}.png`));
  await waitFor(() => expect(sent).toHaveLength(2));
  // Which of the two is read first is nobody's promise.
  const [first, second] = sent;
  // The second answer comes the moment the first is seen, before React has run the effects of that drawing.
  const seen = new MutationObserver(() => second?.finish());
  seen.observe(screen.getByRole('status'), { childList: true, subtree: true });
  first?.finish();
  const kept = sent.map(({ file }) => file.name);
  expect(kept.toSorted()).toEqual(['0.png', '1.png']);
  expect(await screen.findByText(kept.join('、'), { selector: 'output' })).toBeVisible();
  seen.disconnect();
});

test('a picture that is prepared while another is chosen, or the page is left, is not sent', async () => {
  openPictures();
  const { upload: held, sent } = heldUpload();
  const prepared: ((file: File) => void)[] = [];
  const prepare = () => new Promise<File>((resolve) => prepared.push(resolve));
  const { unmount } = render(<ImageUpload label="人像面" upload={held} prepare={prepare} />);
  for (const name of ['first.png', 'second.png']) offer(picture(name));
  prepared[1]?.(picture('second.png'));
  await waitFor(() => expect(sent.map(({ file }) => file.name)).toEqual(['second.png']));
  prepared[0]?.(picture('first.png'));
  offer(picture('third.png'));
  unmount();
  prepared[2]?.(picture('third.png'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toHaveLength(1);
});

test('a picture that could not be prepared cannot be opened', async () => {
  const { upload: untouched, sent } = heldUpload();
  render(<ImageUpload label="人像面" upload={untouched} prepare={() => Promise.reject(new Error('not a picture'))} />);
  offer(picture());
  expect(await screen.findByText('图片无法打开，请换一张')).toBeVisible();
  expect(sent).toEqual([]);
});

test('it goes back to its first picture with the form', async () => {
  render(
    <form aria-label="认证">
      <ImageUpload label="人像面" upload={upload} defaultValue={stored} />
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: '删除 人像面' }));
  expect(screen.queryByRole('img')).toBeNull();
  screen.getByRole<HTMLFormElement>('form').reset();
  expect(await screen.findByRole('img', { name: '人像面预览' })).toHaveAttribute('src', stored.url);
});

test('a picture on its way when its part was hidden has failed when that is shown again, and can be sent again', async () => {
  openPictures();
  const { upload: held, sent } = heldUpload();
  const onValueChange = vi.fn();
  const describeFailure = vi.fn(() => '服务器没有收下');
  const part = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <ImageUpload label="人像面" upload={held} onValueChange={onValueChange} describeFailure={describeFailure} />
    </Activity>
  );
  const { rerender } = render(part('visible'));
  offer(picture());
  await waitFor(() => expect(sent).toHaveLength(1));
  rerender(part('hidden'));
  expect(sent[0]?.signal.aborted).toBe(true);
  rerender(part('visible'));
  expect(screen.queryByRole('progressbar')).toBeNull();
  // Nothing was refused: there is no reason that a host could put into words.
  expect(describeFailure).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: /重试/ }));
  await waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.finish({ id: 'second' });
  await waitFor(() => expect(onValueChange).toHaveBeenCalledWith(expect.objectContaining({ id: 'second' })));
});
