import type { InvoiceConditions } from '@compute-market/contract/entities/invoice';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { longestSpanDays } from '../../day-range';
import { ready } from '../../resource';
import { makeConditions } from './fixtures';
import { Invoiceable } from './Invoiceable';

const show = (changes: Partial<InvoiceConditions>) =>
  render(
    <Invoiceable
      conditions={ready(makeConditions(changes))}
      listed
      stopsId="stops"
      today="2026-11-20"
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
