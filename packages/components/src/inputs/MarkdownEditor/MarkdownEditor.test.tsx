import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Activity, lazy, Suspense, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { imageRefusal } from './image-rules';
import { linkAddress } from './link-address';
import { markdownEditorMessages } from './messages';
import { meansWords, withoutForeignPictures } from './pasted-html';
import { MarkdownEditor, type ImageUpload } from './MarkdownEditor';

// Its ref is the writing area, which is there at once when the editor has come before.
beforeAll(async () => {
  render(<MarkdownEditor aria-label="问题描述" />);
  await screen.findByRole('textbox', { name: '问题描述' });
  cleanup();
});

describeConformance('MarkdownEditor', <MarkdownEditor aria-label="问题描述" />, {
  tag: 'div',
  control: '[role="textbox"]',
});

test('the text stands there before the editor has come', () => {
  render(<MarkdownEditor aria-label="问题描述" defaultValue="nvidia-smi 只识别到 2 张" />);
  expect(screen.getByText('nvidia-smi 只识别到 2 张')).toBeVisible();
});

const megabyte = 1024 * 1024;
test.each([
  ['a.png', 'image/png', 1, undefined],
  ['a.webp', 'image/webp', 5 * megabyte, undefined],
  ['a.pdf', 'application/pdf', 1, '只能插入 PNG、JPG、GIF 或 WebP 图片，a.pdf 未插入'],
  ['a.svg', 'image/svg+xml', 1, '只能插入 PNG、JPG、GIF 或 WebP 图片，a.svg 未插入'],
  ['a.mp4', 'video/mp4', 1, '只能插入 PNG、JPG、GIF 或 WebP 图片，a.mp4 未插入'],
  ['a.png', 'image/png', 5 * megabyte + 1, '图片不能超过 5 MB，a.png 未插入'],
])('%s of type %s and %i bytes: %s', (name, type, size, refusal) =>
  expect(imageRefusal({ name, type, size }, 5 * megabyte, markdownEditorMessages)).toBe(refusal),
);

test.each([
  ['https://example.com/a', 'https://example.com/a'],
  [' example.com ', 'https://example.com'],
  ['hz02.example.cn:31456/lab', 'https://hz02.example.cn:31456/lab'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,1', undefined],
  ['你好', undefined],
  ['', undefined],
  ['https://', undefined],
])('%s typed as a link is %s', (typed, address) => expect(linkAddress(typed)).toBe(address));

test('a copied picture is a picture, a copied table is words', () => {
  expect(meansWords('<meta charset="utf-8"><img src="https://example.com/1.png">')).toBe(false);
  expect(meansWords('<table><tr><td>RTX 4090</td></tr></table>')).toBe(true);
});

test('pictures of other sites do not come along with pasted words', () => {
  expect(withoutForeignPictures('<p>现象<img src="https://example.com/1.png"></p>')).toBe('<p>现象</p>');
  expect(withoutForeignPictures('<p data-pm-slice="1 1 []">甲<img src="/1.png"></p>')).toContain('<img');
});

test('one word may be said otherwise, and the others stay', async () => {
  render(<MarkdownEditor aria-label="问题描述" labels={{ bold: '加粗' }} />);
  expect(await screen.findByRole('button', { name: '加粗' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '斜体' })).toBeInTheDocument();
});

/** A form around the editor, once the editor has come. */
async function openInForm(editor: ReactElement) {
  render(<form aria-label="工单">{editor}</form>);
  const text = await screen.findByRole('textbox', { name: '问题描述' });
  return {
    text,
    reset: () => screen.getByRole<HTMLFormElement>('form').reset(),
    paste: (name: string, type: string) =>
      fireEvent.paste(text, { clipboardData: { files: [new File(['x'], name, { type })], getData: () => '' } }),
  };
}

test('without a value it goes back to its first text with the form, and ends the pictures on their way', async () => {
  const sent: { arrive: (picture: { url: string }) => void; signal: AbortSignal }[] = [];
  const uploadImage: ImageUpload = (_file, { signal }) => new Promise((arrive) => void sent.push({ arrive, signal }));
  const { text, reset, paste } = await openInForm(
    <MarkdownEditor aria-label="问题描述" defaultValue="只识别到 2 张" uploadImage={uploadImage} />,
  );
  paste('甲.png', 'image/png');
  await waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.arrive({ url: '/files/1.png' });
  await waitFor(() => expect(text.querySelector('img')).not.toBeNull());
  paste('乙.png', 'image/png');
  paste('丙.pdf', 'application/pdf');
  expect(await screen.findByText(/丙\.pdf 未插入/)).toBeVisible();
  reset();
  await waitFor(() => expect(text.querySelector('img')).toBeNull());
  expect(text).toHaveTextContent('只识别到 2 张');
  expect(sent[1]?.signal.aborted).toBe(true);
  expect(screen.queryByText('乙.png')).toBeNull();
  expect(screen.queryByText(/丙\.pdf/)).toBeNull();
});

test('with a value it stays at what its host holds when the form is reset', async () => {
  const { text, reset } = await openInForm(<MarkdownEditor aria-label="问题描述" value="已重启" defaultValue="旧" />);
  reset();
  await new Promise((resolve) => setTimeout(resolve));
  expect(text).toHaveTextContent('已重启');
});

test('the form is told while a picture is on its way, and no longer once it stands in the text or has failed', async () => {
  const onBusyChange = vi.fn();
  const onValueChange = vi.fn();
  const sent: { arrive: (picture: { url: string }) => void; fail: () => void }[] = [];
  const uploadImage = () =>
    new Promise<{ url: string }>((arrive, fail) => sent.push({ arrive, fail: () => fail(new Error('refused')) }));
  render(<MarkdownEditor aria-label="问题描述" {...{ uploadImage, onBusyChange, onValueChange }} />);
  const text = await screen.findByRole('textbox', { name: '问题描述' });
  const paste = () =>
    fireEvent.paste(text, {
      clipboardData: { files: [new File(['x'], '截图.png', { type: 'image/png' })], getData: () => '' },
    });
  paste();
  await waitFor(() => expect(onBusyChange.mock.calls).toEqual([[true]]));
  sent[0]?.arrive({ url: '/files/1.png' });
  await waitFor(() => expect(onBusyChange.mock.calls).toEqual([[true], [false]]));
  expect(onValueChange).toHaveBeenLastCalledWith('![截图](/files/1.png)');
  paste();
  await waitFor(() => expect(onBusyChange).toHaveBeenLastCalledWith(true));
  sent[1]?.fail();
  await waitFor(() => expect(onBusyChange).toHaveBeenLastCalledWith(false));
});

test('an editor that comes just after its place was drawn is there with its text, its ref too', async () => {
  // React shows what was waited for no sooner than 300 ms after the place; the engine gives up an editor that is not shown at once.
  const { default: EditorBody } = await import('./EditorBody');
  let arrive: (part: { default: typeof EditorBody }) => void = () => undefined;
  const Arriving = lazy(
    () =>
      new Promise<{ default: typeof EditorBody }>((resolve) => {
        arrive = resolve;
      }),
  );
  const ref = vi.fn();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  try {
    root.render(
      <Suspense fallback={<p>正在加载</p>}>
        <Arriving
          value="重启后依旧"
          first="重启后依旧"
          disabled={false}
          maxImageSize={megabyte}
          labels={markdownEditorMessages}
          attributes={{ role: 'textbox', 'aria-label': '复现步骤' }}
          ref={ref}
        />
      </Suspense>,
    );
    await screen.findByText('正在加载');
    arrive({ default: EditorBody });
    const box = await screen.findByRole('textbox', { name: '复现步骤' });
    expect(box).toHaveTextContent('重启后依旧');
    await waitFor(() => expect(ref).toHaveBeenLastCalledWith(box));
  } finally {
    root.unmount();
    container.remove();
    vi.unstubAllGlobals();
  }
});

test('a picture on its way when its part was hidden has failed when that is shown again, and can be sent again', async () => {
  const sent: { arrive: (picture: { url: string }) => void; signal: AbortSignal }[] = [];
  const uploadImage: ImageUpload = (_file, { signal }) => new Promise((arrive) => void sent.push({ arrive, signal }));
  const onBusyChange = vi.fn();
  const part = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <MarkdownEditor aria-label="问题描述" {...{ uploadImage, onBusyChange }} />
    </Activity>
  );
  const { rerender } = render(part('visible'));
  fireEvent.paste(await screen.findByRole('textbox', { name: '问题描述' }), {
    clipboardData: { files: [new File(['x'], '截图.png', { type: 'image/png' })], getData: () => '' },
  });
  await waitFor(() => expect(sent).toHaveLength(1));
  rerender(part('hidden'));
  expect(sent[0]?.signal.aborted).toBe(true);
  rerender(part('visible'));
  expect(onBusyChange).toHaveBeenLastCalledWith(false);
  fireEvent.click(await screen.findByRole('button', { name: /重试/ }));
  await waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.arrive({ url: '/files/1.png' });
  await waitFor(() => expect(screen.getByRole('textbox', { name: '问题描述' }).querySelector('img')).not.toBeNull());
});

test('a text of its own is still there, and can be written on, after its part was hidden for long', async () => {
  const part = (mode: 'hidden' | 'visible') => (
    <Activity mode={mode}>
      <MarkdownEditor aria-label="问题描述" defaultValue="只识别到 2 张" />
    </Activity>
  );
  const { rerender } = render(part('visible'));
  const box = () => screen.findByRole('textbox', { name: '问题描述' });
  const write = async (text: string) =>
    fireEvent.paste(await box(), {
      clipboardData: { files: [], getData: (type: string) => (type === 'text/plain' ? text : '') },
    });
  await write('重启后');
  rerender(part('hidden'));
  // The engine gives itself up a moment later.
  await act(() => new Promise((done) => setTimeout(done, 20)));
  rerender(part('visible'));
  expect(await box()).toHaveTextContent('重启后只识别到 2 张');
  await write('昨天');
  expect(await box()).toHaveTextContent('昨天');
});
