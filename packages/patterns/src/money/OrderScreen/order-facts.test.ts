import type { Order } from '@compute-market/contract/entities/order';
import { ORDER_STATUS, PAY_TYPE } from '@compute-market/contract/enumerations';
import { keptOf, orderStatusLabel, wasPaid } from '@compute-market/contract/rules/order-status';
import { expect, test } from 'vitest';
import { makeOrder } from './fixtures';
import { invoiceWord, orderSteps, statusNote } from './order-facts';

/** An order of which a back end that is not ours tells no state. */
const stateless = (changes: Partial<Order>): Order => makeOrder({ ...changes, Status: undefined });
const keysOf = (changes: Parameters<typeof makeOrder>[0]) => orderSteps(makeOrder(changes)).map(({ key }) => key);

test('an order that waits for its code to be paid goes on where it can be paid', () => {
  expect(orderSteps(makeOrder({ OutTradeNo: '42', Status: ORDER_STATUS.unpaid }))).toEqual([
    { key: 'pay', href: '/console/pay?out_trade_no=42&from=orders' },
  ]);
});

test('a transfer that waits leads to the account to pay into', () => {
  const transfer = { PayType: PAY_TYPE.corporateTransfer, Status: ORDER_STATUS.unpaid };
  expect(keysOf(transfer)).toEqual(['transfer']);
  expect(statusNote(makeOrder(transfer))).toBe('待客服核对');
});

test('a closed order is made anew', () => {
  expect(keysOf({ Status: ORDER_STATUS.closed })).toEqual(['again']);
  expect(statusNote(makeOrder({ Status: ORDER_STATUS.closed }))).toBe('超时未支付');
});

test('an order that its payer gave up is cancelled, which is not said to be too late', () => {
  const cancelled = makeOrder({ Status: ORDER_STATUS.closed, Cancelled: true });
  expect(orderStatusLabel(cancelled)).toBe('已取消');
  expect(statusNote(cancelled)).toBeNull();
  expect(orderStatusLabel(makeOrder({ Status: ORDER_STATUS.closed }))).toBe('已关闭');
});

test('a paid order leads to what became of it, and to its invoice while there can be one', () => {
  const paid = makeOrder({
    Status: ORDER_STATUS.paid,
    OrderTime: 1_794_966_136,
    PayTime: 1_794_966_177,
    InvoiceAble: true,
  });
  expect(orderSteps(paid)).toEqual([
    { key: 'detail', href: '/console/orders/118220261120' },
    { key: 'invoice', href: '/console/invoice' },
  ]);
  expect(keysOf({ Status: ORDER_STATUS.refunded, PayTime: 1_794_966_177, InvoiceAble: false })).toEqual(['detail']);
});

test('money that came after the code had run out is said to have been credited', () => {
  const at = (PayTime: number) => statusNote(makeOrder({ Status: ORDER_STATUS.paid, OrderTime: 1000, PayTime }));
  expect([at(1300), at(1301)]).toEqual([null, '二维码过期后到账，已入账']);
});

test('where nobody told when an order was made, its money is not said to be late', () => {
  const paid = makeOrder({ Status: ORDER_STATUS.paid, OrderTime: 0, PayTime: 1_794_966_177 });
  expect(statusNote(paid)).toBeNull();
});

test('a refund says how much', () => {
  expect(statusNote(makeOrder({ Status: ORDER_STATUS.partlyRefunded, RefundAmount: 1200 }))).toBe('已退 ¥1,200.00');
});

test('what is said to be paid was paid, also where its moment is not told; neither told, neither is known', () => {
  const { unpaid, paid, closed, refunded, partlyRefunded } = ORDER_STATUS;
  const of = (Status: Order['Status']) => wasPaid(makeOrder({ Status, PayTime: null }));
  expect([of(unpaid), of(closed), of(paid), of(refunded), of(partlyRefunded)]).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
  const untold = stateless({ PayTime: null });
  expect([wasPaid(untold), keptOf(untold)]).toEqual([undefined, Number.NaN]);
  expect(wasPaid(stateless({ PayTime: 0 }))).toBeUndefined();
  expect(wasPaid(stateless({ PayTime: 1_794_966_177 }))).toBe(true);
});

test('whether an invoice can be had is not said where a back end does not say it', () => {
  expect([{ InvoiceAble: true }, { InvoiceAble: false }, {}].map(invoiceWord)).toEqual(['是', '否', null]);
});

test('what nobody paid, and what went back, is in no sum', () => {
  const of = (Status: (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS], RefundAmount = 0) =>
    keptOf(makeOrder({ Status, Amount: 1000, RefundAmount }));
  const { unpaid, paid, closed, refunded, partlyRefunded } = ORDER_STATUS;
  expect([of(unpaid), of(closed), of(paid), of(refunded, 1000), of(partlyRefunded, 400)]).toEqual([
    0, 0, 100_000, 0, 60_000,
  ]);
});
