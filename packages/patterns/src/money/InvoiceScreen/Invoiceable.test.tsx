import type { InvoiceConditions } from '@compute-market/contract/entities/invoice';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { longestSpanDays } from '../../day-range';
import { ready } from '../../resource';
import { makeConditions } from './fixtures';
import { Invoiceable } from './Invoiceable';

const show = (changes: Partial<InvoiceConditions>, since: string | null = '2024-03-08') =>
  render(
    <Invoiceable
      conditions={ready(makeConditions(changes))}
      listed
      stopsId="stops"
      today="2026-11-20"
      since={since}
      onRetry={vi.fn()}
    />,
  );

test('a figure of which the list may hold a part says how far its list reaches back', () => {
  show({ TakenBackMoney: 20 });
  const said = screen.getByText(/^单次不低于/).textContent;
  for (const terms of ['赠送/券', '人工扣减'])
    expect(said).toContain(`${terms}的明细为近 ${longestSpanDays} 天，更早的请改选日期`);
});

test('where there is no such amount, nothing is said of days', () => {
  show({ GiftMoney: 0 });
  expect(screen.queryByText(/的明细为近/)).toBeNull();
});

test.each([
  ['of an account that is younger than the list reaches, nothing is said of days', '2025-11-20', 0],
  ['of an account that is a day older, it is', '2025-11-19', 1],
  ['nor is it left out where nobody tells how old the account is', null, 1],
] as const)('%s', (_, since, said) => {
  show({ GiftMoney: 20 }, since);
  expect(screen.queryAllByText(/的明细为近/)).toHaveLength(said);
});
