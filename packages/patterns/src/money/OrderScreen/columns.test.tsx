import { ORDER_STATUS } from '@compute-market/contract/enumerations';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { orderColumns } from './columns';
import { makeOrder } from './fixtures';

/** What a column says of an order, also to a screen reader. */
function said(key: string, changes: Parameters<typeof makeOrder>[0]): string | null {
  const column = orderColumns(0).find((each) => each.key === key);
  return render(column?.cell(makeOrder({ PayTime: null, ...changes }))).container.textContent;
}

test('an order that is not told to be unpaid is not said to be, though its moment of payment is not told', () => {
  expect(said('paidAt', { Status: ORDER_STATUS.unpaid })).toContain('尚未支付');
  for (const Status of [ORDER_STATUS.paid, ORDER_STATUS.refunded, undefined])
    expect(said('paidAt', { Status })).toContain('未知');
});

test('no invoice is not what an order has of which nobody says whether it can have one', () => {
  expect([true, false].map((InvoiceAble) => said('invoice', { InvoiceAble }))).toEqual(['是', '否']);
  expect(said('invoice', { InvoiceAble: undefined })).toContain('未知');
});
