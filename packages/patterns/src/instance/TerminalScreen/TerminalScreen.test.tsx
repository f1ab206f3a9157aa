import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { terminalMessages as messages } from './messages';
import { TerminalScreen, type TerminalState } from './TerminalScreen';

const show = (terminal: TerminalState) => {
  const heard = { onReconnect: vi.fn(), onCopy: vi.fn(), onPaste: vi.fn(), onFontStep: vi.fn(), onReadAloud: vi.fn() };
  render(<TerminalScreen name="kvm-1" terminal={terminal} surface={<p>shell</p>} {...heard} />);
  return heard;
};

test('an open terminal can be copied from, pasted into and made larger', async () => {
  const heard = show({ state: 'open', idleSeconds: null });
  expect(screen.getByRole('status')).toHaveTextContent(messages.open);
  await userEvent.click(screen.getByRole('button', { name: messages.copy }));
  await userEvent.click(screen.getByRole('button', { name: messages.paste }));
  await userEvent.click(screen.getByRole('button', { name: messages.larger }));
  await userEvent.click(screen.getByRole('button', { name: messages.smaller }));
  const aloud = screen.getByRole('button', { name: messages.readAloud });
  await userEvent.click(aloud);
  expect(aloud).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(aloud);
  expect(heard.onReadAloud.mock.calls).toEqual([[true], [false]]);
  expect(heard.onCopy).toHaveBeenCalledOnce();
  expect(heard.onPaste).toHaveBeenCalledOnce();
  expect(heard.onFontStep.mock.calls).toEqual([[1], [-1]]);
});

test('that it will be closed is said, in whole minutes', () => {
  show({ state: 'open', idleSeconds: 118 });
  expect(screen.getByText(/约 2 分钟后将自动关闭/)).toBeVisible();
});

test('what was drawn stays to be read after the end, and a press connects again', async () => {
  const { onReconnect } = show({ state: 'closed', reason: '终端已退出' });
  expect(screen.getByText('终端已退出')).toBeVisible();
  expect(screen.getByText('shell')).toBeVisible();
  expect(screen.getByRole('button', { name: messages.paste })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: messages.reconnect }));
  expect(onReconnect).toHaveBeenCalledOnce();
});

test.each<[TerminalState, string]>([
  [{ state: 'notRunning', reason: '请启动后再打开终端' }, '请启动后再打开终端'],
  [{ state: 'none' }, messages.noneHelp],
  [{ state: 'elsewhere', address: 'https://terminal.example.com/' }, messages.openElsewhere],
])('where there is none, %j, it says so in its place', (terminal, said) => {
  show(terminal);
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.getByText('shell')).not.toBeVisible();
});
