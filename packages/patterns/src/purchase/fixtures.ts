import type { Price } from '@compute-market/contract/entities/price';
import type { Resource } from '../resource';
import type { Order } from './order';

/** What an order tells, each by a `spy` of its own: `vi.fn` of a test, `fn` of a story. */
export const orderHandlers = <Spy extends () => void>(spy: () => Spy) => ({
  onCouponChange: spy(),
  onRetryQuote: spy(),
  onPay: spy(),
  onTopUp: spy(),
  onConfirmPrice: spy(),
  onAskLimit: spy(),
});

/** An order with such a price that waits to be paid. */
export const orderWith = (quote: Resource<Price>, spy: () => () => void, more: Partial<Order> = {}): Order => ({
  quote,
  coupons: null,
  problem: null,
  submitting: false,
  paid: false,
  ...orderHandlers(spy),
  ...more,
});

/** What is said of each purse that pays, in the order in which they pay, as a test reads it. */
export const saidOfPurses = (purses: HTMLElement): string[] =>
  Array.from(purses.querySelectorAll('dd'), (sum) => `${sum.previousElementSibling?.textContent} ${sum.textContent}`);
