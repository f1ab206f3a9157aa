import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { heldUpload, sampleFile } from '../../../test/upload-fixtures';
import { Field } from '../Field';
import { FileDrop } from './FileDrop';

const megabyte = 1024 ** 2;
const stored = (id: string) => ({ id, name: `${id}.log`, size: 2048 });
const input = () => document.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input');
const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } });
const settle = (tell: () => void) =>
  act(() => {
    tell();
    return Promise.resolve();
  });
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent);

describeConformance(
  'FileDrop',
  <FileDrop aria-label="附件" upload={heldUpload().upload} defaultValue={[stored('train')]} />,
  { tag: 'div', control: 'button' },
);

test('the field names the set and its button, and describes it with the limits', () => {
  render(
    <Field group label="附件" error="请上传授权书">
      <FileDrop upload={heldUpload().upload} accept=".pdf" maxCount={2} />
    </Field>,
  );
  expect(screen.getByRole('group', { name: '附件' })).toHaveAccessibleDescription('请上传授权书');
  expect(screen.getByRole('button', { name: '附件 选择文件' })).toHaveAccessibleDescription(
    /支持格式：PDF，单个不超过 10 MB，最多 2 个 请上传授权书/,
  );
});

test('chosen files are sent two at a time, show their progress, and are reported when they arrive', async () => {
  const { upload, sent } = heldUpload();
  const onValueChange = vi.fn();
  const onBusyChange = vi.fn();
  render(<FileDrop aria-label="附件" upload={upload} onValueChange={onValueChange} onBusyChange={onBusyChange} />);
  choose(sampleFile('a.png'), sampleFile('b.png'), sampleFile('c.png'));
  expect(sent.map(({ file }) => file.name)).toEqual(['a.png', 'b.png']);
  expect(screen.getByText('等待上传')).toBeVisible();
  act(() => sent[0]?.progress(40));
  expect(screen.getByRole('progressbar', { name: '正在上传 a.png' })).toHaveAttribute('aria-valuenow', '40');
  await settle(() => sent[1]?.finish());
  expect(onValueChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'b.png' })]);
  expect(sent).toHaveLength(3);
  await settle(() => {
    sent[0]?.finish();
    sent[2]?.finish();
  });
  expect(onValueChange.mock.lastCall?.[0]).toHaveLength(3);
  expect(onBusyChange.mock.calls).toEqual([[true], [false]]);
});

test('files are taken when they are dropped or pasted', () => {
  const { upload, sent } = heldUpload();
  render(<FileDrop aria-label="附件" upload={upload} />);
  const root = screen.getByRole('group');
  fireEvent.dragOver(root, { dataTransfer: { types: ['Files'], files: [] } });
  expect(screen.getByText('松开即可上传')).toBeVisible();
  fireEvent.drop(root, { dataTransfer: { types: ['Files'], files: [sampleFile('a.png')] } });
  fireEvent.paste(root, { clipboardData: { files: [sampleFile('image.png', 4096)] } });
  expect(sent.map(({ file }) => file.name)).toEqual(['a.png', 'image.png']);
});

test('dragged text is left to the page', () => {
  render(<FileDrop aria-label="附件" upload={heldUpload().upload} />);
  const event = createEvent.dragOver(screen.getByRole('group'), { dataTransfer: { types: ['text/plain'] } });
  fireEvent(screen.getByRole('group'), event);
  expect(event.defaultPrevented).toBe(false);
});

test('every file that is not taken is explained; the others go on', () => {
  const { upload, sent } = heldUpload();
  render(<FileDrop aria-label="附件" upload={upload} accept="image/*" maxCount={2} />);
  choose(
    sampleFile('a.exe', 9, ''),
    sampleFile('big.png', 11 * megabyte),
    sampleFile('empty.png', 0),
    sampleFile('ok.png'),
    sampleFile('ok.png'),
    sampleFile('two.png', 2),
    sampleFile('three.png', 3),
  );
  expect(sent.map(({ file }) => file.name)).toEqual(['ok.png', 'two.png']);
  expect(screen.getByRole('alert')).toHaveTextContent('a.exe 的格式不支持，请改用：图片');
  expect(screen.getByRole('alert')).toHaveTextContent('big.png 超过 10 MB，请压缩后再上传');
  expect(screen.getByRole('alert')).toHaveTextContent('empty.png 是空文件');
  expect(screen.getByRole('alert')).toHaveTextContent('ok.png 已在列表中');
  expect(screen.getByRole('alert')).toHaveTextContent('最多上传 2 个文件，超出的没有加入');
});

test('a file on its way can be cancelled, and the focus stays here', async () => {
  const { upload, sent } = heldUpload();
  render(<FileDrop aria-label="附件" upload={upload} />);
  choose(sampleFile('a.png'));
  await userEvent.click(screen.getByRole('button', { name: '取消上传 a.png' }));
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(rows()).toEqual([]);
  expect(screen.getByRole('button', { name: '选择文件' })).toHaveFocus();
});

test('a file that failed says why in the words of the host and is sent again', async () => {
  const { upload, sent } = heldUpload();
  render(
    <FileDrop
      aria-label="附件"
      upload={upload}
      describeFailure={(reason) => (reason === 'expired' ? '登录已过期，请重新登录后上传' : undefined)}
    />,
  );
  choose(sampleFile('a.png'));
  await settle(() => sent[0]?.fail('expired'));
  expect(screen.getByText('登录已过期，请重新登录后上传')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重试上传 a.png' }));
  await settle(() => sent[1]?.fail(new Error('500')));
  expect(screen.getByText('上传失败，请重试')).toBeVisible();
});

test('a stored file leaves the list when the server has deleted it, and stays with a word when it has not', async () => {
  const onDelete = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('500')).mockResolvedValueOnce();
  const onValueChange = vi.fn();
  render(
    <FileDrop
      aria-label="附件"
      upload={heldUpload().upload}
      defaultValue={[stored('train'), stored('eval')]}
      onDelete={onDelete}
      onValueChange={onValueChange}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: '删除 train.log' }));
  expect(await screen.findByText('删除失败，请重试')).toBeVisible();
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '删除 train.log' }));
  expect(onValueChange.mock.calls).toEqual([[[stored('eval')]]]);
  expect(screen.getByRole('button', { name: '选择文件' })).toHaveFocus();
});

test('leaving the page ends what is being sent', () => {
  const { upload, sent } = heldUpload();
  const onBusyChange = vi.fn();
  const { unmount } = render(<FileDrop aria-label="附件" upload={upload} onBusyChange={onBusyChange} />);
  choose(sampleFile('a.png'));
  unmount();
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(onBusyChange.mock.calls).toEqual([[true], [false]]);
});

test('disabled, it takes nothing and deletes nothing', () => {
  const { upload, sent } = heldUpload();
  render(<FileDrop aria-label="附件" upload={upload} disabled defaultValue={[stored('train')]} />);
  fireEvent.drop(screen.getByRole('group'), { dataTransfer: { types: ['Files'], files: [sampleFile('a.png')] } });
  expect(sent).toEqual([]);
  expect(screen.queryByRole('button', { name: '删除 train.log' })).toBeNull();
});

test('it goes back to its first files with the form, and sends no other on; what the server has deleted stays away', async () => {
  const { upload, sent } = heldUpload();
  render(
    <form aria-label="工单">
      <FileDrop
        aria-label="附件"
        upload={upload}
        defaultValue={[stored('train'), stored('eval')]}
        onDelete={() => Promise.resolve()}
      />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: '删除 train.log' }));
  choose(sampleFile('a.png'), sampleFile('b.png'));
  await settle(() => sent[0]?.finish());
  screen.getByRole<HTMLFormElement>('form').reset();
  await waitFor(() => expect(rows()).toEqual([expect.stringContaining('eval.log')]));
  expect(sent[1]?.signal.aborted).toBe(true);
});

test('with a value it stays at what its host holds when the form is reset', async () => {
  const { upload, sent } = heldUpload();
  render(
    <form aria-label="工单">
      <FileDrop aria-label="附件" upload={upload} value={[stored('train')]} />
    </form>,
  );
  choose(sampleFile('a.png'));
  screen.getByRole<HTMLFormElement>('form').reset();
  await settle(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
  expect(rows()).toEqual([expect.stringContaining('train.log'), expect.stringContaining('a.png')]);
  expect(sent[0]?.signal.aborted).toBe(false);
});

test('what was on its way when its part was hidden has failed when that is shown again, what was waiting is sent, and both arrive', async () => {
  const { upload, sent } = heldUpload();
  const part = (mode: 'visible' | 'hidden') => (
    <StrictMode>
      <Activity mode={mode}>
        <FileDrop aria-label="附件" upload={upload} />
      </Activity>
    </StrictMode>
  );
  const { rerender } = render(part('visible'));
  choose(sampleFile('a.png'), sampleFile('b.png'), sampleFile('c.png'));
  await settle(() => sent[0]?.progress(62));
  rerender(part('hidden'));
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  rerender(part('visible'));
  expect(await screen.findByRole('button', { name: '重试上传 a.png' })).toBeVisible();
  expect(screen.getByRole('button', { name: '取消上传 c.png' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重试上传 a.png' }));
  await settle(() => {
    for (const { finish } of sent) finish();
  });
  expect(rows()).toEqual([
    expect.stringContaining('c.png'),
    expect.stringContaining('a.png'),
    expect.stringContaining('b.png'),
  ]);
  expect(screen.getByRole('button', { name: '删除 a.png' })).toBeVisible();
  expect(screen.getByRole('button', { name: '重试上传 b.png' })).toBeVisible();
});
