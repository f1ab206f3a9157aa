import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ready } from '../../resource';
import { loginRecords } from './fixtures';
import { LoginRecords } from './LoginRecords';

test('whoever asks for all records by keyboard stays at them', async () => {
  render(<LoginRecords records={ready(loginRecords)} onRetry={vi.fn()} />);
  screen.getByRole('button', { name: /^显示全部/ }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getAllByRole('row')).toHaveLength(loginRecords.length + 1);
  await vi.waitFor(() => expect(screen.getByRole('region', { name: '登录记录' })).toHaveFocus());
});
