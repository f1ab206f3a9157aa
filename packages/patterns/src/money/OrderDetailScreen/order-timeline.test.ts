import type { Order } from '@compute-market/contract/entities/order';
import { ORDER_STATUS } from '@compute-market/contract/enumerations';
import { expect, test } from 'vitest';
import { makeOrder } from '../OrderScreen/fixtures';
import { orderTimeline } from './order-timeline';

/** The steps of an order of which the back end tells no more than its list. */
const stepsOf = (changes: Partial<Order>) =>
  orderTimeline({ order: makeOrder({ OrderTime: 0, PayTime: null, ...changes }), detail: null }).map(({ key, at }) => [
    key,
    at,
  ]);

test('a top-up that is said to be paid is not told to be paid, though its moment is not told', () => {
  for (const Status of [ORDER_STATUS.paid, ORDER_STATUS.refunded, ORDER_STATUS.partlyRefunded])
    expect(stepsOf({ Status })).toEqual([
      ['ordered', undefined],
      ['paid', undefined],
    ]);
});

test('one without a state is told to be paid neither way, unless a moment of payment is told', () => {
  expect(stepsOf({ Status: undefined })).toEqual([['ordered', undefined]]);
  expect(stepsOf({ Status: undefined, PayTime: 7 })).toEqual([
    ['ordered', undefined],
    ['paid', 7],
  ]);
});

test('one that waits is told to be paid, and one that was closed that it is over', () => {
  expect(stepsOf({ Status: ORDER_STATUS.unpaid, OrderTime: 5 })).toEqual([
    ['ordered', 5],
    ['waiting', undefined],
  ]);
  expect(stepsOf({ Status: ORDER_STATUS.closed, OrderTime: 5 })).toEqual([
    ['ordered', 5],
    ['closed', undefined],
  ]);
});
