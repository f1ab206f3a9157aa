import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ready } from '../../resource';
import { AccountList } from './AccountList';
import { accounts } from './fixtures';

const [first] = accounts;

test.each([
  [80, '额度将尽'],
  [100, '额度用尽'],
  [0, null],
  [undefined, null],
] as const)('a sub-account of whose limit %s percent are warned of says so', (Warning, word) => {
  const rows = first ? [{ ...first, Warning } as typeof first] : [];
  render(<AccountList accounts={ready(rows)} chosen="" onChoose={vi.fn()} onRetry={vi.fn()} />);
  expect(screen.queryByText(/^额度/)?.textContent ?? null).toBe(word);
});

test('a limit that was never opened is not called used up', () => {
  const rows = first ? [{ ...first, Warning: 100, MoneyLimit: 0, UsedMoney: 0 } as const] : [];
  render(<AccountList accounts={ready(rows)} chosen="" onChoose={vi.fn()} onRetry={vi.fn()} />);
  expect(screen.queryByText('额度用尽')).toBeNull();
});
