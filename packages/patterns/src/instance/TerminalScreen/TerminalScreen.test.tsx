import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { LineState } from '../LivePage/LivePage';
import { terminalMessages as messages } from './messages';
import { TerminalScreen } from './TerminalScreen';

const show = (terminal: LineState) => {
  const heard = { onReconnect: vi.fn(), onCopy: vi.fn(), onPaste: vi.fn(), onFontStep: vi.fn(), onReadAloud: vi.fn() };
  render(<TerminalScreen name="kvm-1" terminal={terminal} surface={<p>shell</p>} {...heard} />);
  return heard;
};

test('an open terminal can be copied from, pasted into and made larger', async () => {
  const heard = show({ state: 'open', idleSeconds: null });
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

test('a closed terminal can be copied from, and no longer pasted into', () => {
  show({ state: 'closed', reason: '终端已退出' });
  expect(screen.getByRole('button', { name: messages.copy })).toBeEnabled();
  expect(screen.getByRole('button', { name: messages.paste })).toBeDisabled();
});
