import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { pageWords as words } from './fixtures';
import { LivePage, type LineState } from './LivePage';
import { livePageMessages as messages } from './messages';

const show = (line: LineState) => {
  const onReconnect = vi.fn();
  render(
    <LivePage
      name="kvm-1"
      words={words}
      line={line}
      tools={<button>copy</button>}
      surface={<p>drawn</p>}
      onReconnect={onReconnect}
    />,
  );
  return onReconnect;
};

test.each<[LineState, string]>([
  [{ state: 'connecting', again: false }, messages.connecting],
  [{ state: 'connecting', again: true }, messages.again],
  [{ state: 'open', idleSeconds: null }, messages.open],
  [{ state: 'closed', reason: '终端已退出' }, messages.closed],
])('a line that is %j says so', (line, said) => {
  show(line);
  expect(screen.getByRole('status')).toHaveTextContent(said);
  expect(screen.getByText('drawn')).toBeVisible();
});

test('that it will be closed is said, in whole minutes', () => {
  show({ state: 'open', idleSeconds: 118 });
  expect(screen.getByText(/约 2 分钟后将自动关闭/)).toBeVisible();
});

test('what was drawn stays to be read after the end, and a press connects again', async () => {
  const onReconnect = show({ state: 'closed', reason: '终端已退出' });
  expect(screen.getByText('终端已退出')).toBeVisible();
  expect(screen.getByText('drawn')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: messages.reconnect }));
  expect(onReconnect).toHaveBeenCalledOnce();
});

test.each<[LineState, string]>([
  [{ state: 'notRunning', reason: '请启动后再打开终端' }, '请启动后再打开终端'],
  [{ state: 'refused', reason: '请使用远程桌面' }, words.refusedTitle],
  [{ state: 'none' }, words.noneHelp],
  [{ state: 'elsewhere', address: 'https://terminal.example.com/' }, words.openElsewhere],
])('where there is none, %j, it says so in its place, without tools', (line, said) => {
  show(line);
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(messages.apart);
  expect(screen.getByText('drawn')).not.toBeVisible();
  expect(screen.queryByRole('button', { name: 'copy' })).toBeNull();
});
