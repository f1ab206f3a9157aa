import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { threadDays } from './thread-days';
import { Thread, type ThreadEntry } from './Thread';

const entries: ThreadEntry[] = [
  {
    key: '1',
    at: 1_795_154_721,
    author: '林知远',
    own: true,
    content: '只识别到 2 张卡',
    pictures: [{ key: 'p', src: '/1.png', alt: 'nvidia-smi' }],
    files: [{ key: 'f', name: 'train-rank2.log', size: '248 KB', href: '/f' }],
  },
  { key: '2', kind: 'event', at: 1_795_155_000, text: '工程师 周工 已受理' },
  { key: '3', at: 1_795_241_000, author: '周工', content: '属于硬件掉卡' },
];
describeConformance('Thread', <Thread entries={entries} />, { tag: 'div' });

test('every message says its author and its time', () => {
  render(<Thread entries={entries} />);
  const [first] = screen.getAllByRole('article');
  expect(first).toHaveTextContent('林知远 14:05');
});

test('days are named once, on China’s clock', () => {
  expect(threadDays(entries).map(({ day, entries: all }) => [day, all.length])).toEqual([
    ['2026-11-20', 2],
    ['2026-11-21', 1],
  ]);
  expect(threadDays([{ at: 1_795_190_399 }, { at: 1_795_190_400 }]).map(({ day }) => day)).toEqual([
    '2026-11-20',
    '2026-11-21',
  ]);
});

test('files can be downloaded and pictures opened', async () => {
  const onPictureOpen = vi.fn();
  render(<Thread entries={entries} onPictureOpen={onPictureOpen} />);
  expect(screen.getByRole('link', { name: /^下载 train-rank2.log \d/ })).toHaveAttribute('download', 'train-rank2.log');
  await userEvent.click(screen.getByRole('button', { name: '查看大图：nvidia-smi' }));
  expect(onPictureOpen).toHaveBeenCalledWith({ key: 'p', src: '/1.png', alt: 'nvidia-smi' });
});

test('a message that could not be sent is kept and tried again', async () => {
  const onRetry = vi.fn();
  render(
    <Thread
      entries={[{ key: '9', at: 1, author: '林知远', own: true, content: '选方案 2', state: 'failed' }]}
      onRetry={onRetry}
    />,
  );
  const message = within(screen.getByRole('article'));
  expect(message.getByText('选方案 2')).toBeVisible();
  expect(message.getByRole('alert')).toHaveTextContent('发送失败');
  await userEvent.click(message.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledWith('9');
});

test('new replies are offered, not pushed', async () => {
  const onShowFresh = vi.fn();
  render(<Thread entries={entries} freshCount={1} onShowFresh={onShowFresh} />);
  await userEvent.click(screen.getByRole('button', { name: '有 1 条新回复' }));
  expect(onShowFresh).toHaveBeenCalledOnce();
});

test('a file of unknown size is named by its name alone', () => {
  render(
    <Thread
      entries={[{ key: '1', at: 1, author: '周工', content: '', files: [{ key: 'f', name: 'a.log', href: '/f' }] }]}
    />,
  );
  expect(screen.getByRole('link', { name: '下载 a.log' })).toBeVisible();
});
