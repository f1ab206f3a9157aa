import type { Price } from '@compute-market/contract/entities/price';
import { isBalanceShort } from '@compute-market/contract/error-matchers';
import { errorKeyOf, errors, type ErrorKey } from '@compute-market/contract/errors';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { fromNow, type OrderStart } from '@compute-market/contract/rules/order-start';
import type { OrderProblem } from '@compute-market/patterns/purchase';
import type { Resource } from '@compute-market/patterns/resource';
import type { Buyer } from '@compute-market/patterns/viewer';
import { ApiError } from '../api/errors';
import type { CouponWish, Quoted } from './quote-with-coupon';

/** One intention to buy: what is sent, at the price that was agreed to, with the coupons it was chosen from. */
export interface Attempt<Sent> extends Quoted {
  readonly sent: Sent;
  /** What it is ordered for. */
  readonly subject: string;
}

/** What is being bought, as text: what is said of one holds for no other. */
export interface Standing {
  /** What it is ordered for: another order for it may be its second. */
  readonly subject: string;
  /** What has a price, with its wish for a coupon. */
  readonly choice: string;
  /** The choice with all else that is sent: another is another intention. */
  readonly order: string;
}

/** Where a purchase stands. */
export interface PurchaseState {
  readonly wish: CouponWish;
  /** Why the last order was refused, and the choice or the order that this is about. */
  readonly refusal: {
    readonly about: string;
    readonly problem: OrderProblem;
    /** Where it counts from by now, of one that says so. */
    readonly start: OrderStart | null;
  } | null;
  /** Which opening of the order it is. */
  readonly opening: number;
  /** Where it counted from as it was first seen in this opening, or as it was agreed to since. */
  readonly seen: Readonly<Partial<Record<OrderStart['of'], number>>>;
  /** The choice that is being topped up for. */
  readonly toppingUp: string | null;
  /** What was paid, at its price: that order is over until another one is begun. */
  readonly paid: { readonly order: string; readonly quoted: Quoted } | null;
}

/** What happens to a purchase. */
export type PurchaseEvent =
  /** Another order is begun. */
  | { readonly type: 'begun' }
  | { readonly type: 'couponWished'; readonly wish: CouponWish }
  | { readonly type: 'toppingUp'; readonly choice: string }
  /** A first quote is told. */
  | { readonly type: 'startSeen'; readonly start: OrderStart }
  /** The new price is agreed to, and where it counts from by now, where it was that which was asked. */
  | { readonly type: 'priceConfirmed'; readonly start: OrderStart | null }
  | { readonly type: 'sent' }
  | { readonly type: 'bought'; readonly order: string; readonly quoted: Quoted }
  /** A definite no; `problem` is null when the top-up says enough. */
  | ({
      readonly type: 'refused';
      readonly problem: OrderProblem | null;
      readonly start?: OrderStart | null | undefined;
    } & Omit<Standing, 'subject'>);

/** The state before anything was chosen. */
export const blankPurchase = (wish: CouponWish): PurchaseState => ({
  wish,
  refusal: null,
  opening: 0,
  seen: {},
  toppingUp: null,
  paid: null,
});

/** Sees where it counts from. */
const seeing = (state: PurchaseState, { of, at }: OrderStart): PurchaseState => ({
  ...state,
  seen: { ...state.seen, [of]: at },
});

/** The next state of a purchase. Pure. */
export function reducePurchase(state: PurchaseState, event: PurchaseEvent): PurchaseState {
  switch (event.type) {
    case 'begun':
      return { ...blankPurchase('best'), opening: state.opening + 1 };
    case 'couponWished':
      return { ...state, wish: event.wish };
    case 'toppingUp':
      return { ...state, toppingUp: event.choice };
    case 'startSeen':
      return seeing(state, event.start);
    case 'priceConfirmed': {
      const agreed = { ...state, refusal: null };
      return event.start === null ? agreed : seeing(agreed, event.start);
    }
    case 'sent':
      return { ...state, refusal: null, toppingUp: null };
    case 'bought':
      return { ...state, paid: { order: event.order, quoted: event.quoted } };
    case 'refused': {
      const { choice, order, problem, start = null } = event;
      // A note that is typed meanwhile changes nothing about a price or a limit.
      const refusal = problem && { about: problem.kind === 'refused' ? order : choice, problem, start };
      return { ...state, refusal };
    }
  }
}

/** The start that nobody saw yet in this opening: the first of its part. */
export const unseenStart = ({ seen }: PurchaseState, quote: Resource<Quoted>): OrderStart | null =>
  quote.state === 'ready' && quote.refreshing !== true && quote.data.start && seen[quote.data.start.of] === undefined
    ? quote.data.start
    : null;

/**
 * Where a quote counts from by now, where it is not what the buyer saw: most likely the same was ordered in another tab since, and paying
 * would be a second time (decisions 186, 241). What is over counts from the press, so nothing has moved it.
 */
export function movedStart({ seen }: Pick<PurchaseState, 'seen'>, quote: Resource<Quoted>): OrderStart | null {
  const start = quote.state === 'ready' ? quote.data.start : null;
  if (!start || start.at === fromNow) return null;
  const before = seen[start.of];
  return before === undefined || before === start.at ? null : start;
}

/** Why this order was refused when it was last sent; null where it was not. */
export const standingRefusal = (
  { refusal }: Pick<PurchaseState, 'refusal'>,
  { choice, order }: Pick<Standing, 'choice' | 'order'>,
): PurchaseState['refusal'] => (refusal?.about === order || refusal?.about === choice ? refusal : null);

/** What stands between this order and the machine. `lost`: attempts that got no definite answer, by their order; paying one again repeats it (ADR 10). */
export function standingProblem(
  state: PurchaseState,
  lost: ReadonlyMap<string, { readonly terms: Pick<Attempt<unknown>, 'subject'> }>,
  standing: Standing,
  quote: Resource<Quoted>,
): OrderProblem | null {
  const { toppingUp, paid } = state;
  const { subject, choice, order } = standing;
  if (paid?.order === order) return null;
  if (lost.has(order)) return { kind: 'unknown' };
  // Before what was refused: that may have been for what is under way, and says nothing of the new quote.
  const moved = movedStart(state, quote);
  if (moved !== null) return { kind: 'moved', reason: moved.told };
  const refusal = standingRefusal(state, standing);
  if (refusal !== null) return refusal.problem;
  const settled = quote.state === 'ready' && quote.refreshing !== true;
  if (toppingUp === choice && settled && quote.data.price.IsEnough) return { kind: 'arrived' };
  // Also one of an earlier opening, while it has no answer.
  return [...lost.values()].some(({ terms }) => terms.subject === subject) ? { kind: 'another' } : null;
}

/** Whether a refusal brings the new quote. */
export const isPrice = (data: unknown): data is Price =>
  typeof data === 'object' && data !== null && 'PayPrice' in data && typeof data.PayPrice === 'number';

/** Whether it was the limit of this month that did not reach: its sentence says what is left and when it starts anew (decisions 127). */
const isMonthLimit = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'limit' in data && data.limit === 'month';

/** Whether the balance did not reach: our number, or the words that every back end has for it (product §8; decisions 5). */
export const saysShort = ({ status, reason }: ApiError): boolean =>
  errorKeyOf(status) === 'BALANCE_SHORT' || isBalanceShort(reason);

/** What a definite no means for the buyer who had agreed to a price. A sub-account cannot top up: it is told who can (decisions 204). */
export function refusalOf(error: ApiError, agreed: Price, buyer: Buyer): OrderProblem {
  if (buyer.kind === 'sub' && saysShort(error)) return { kind: 'mainShort' };
  switch (errorKeyOf(error.status)) {
    case 'PRICE_CHANGED':
      return isPrice(error.data)
        ? { kind: 'priceChanged', before: fenFromYuan(agreed.PayPrice), after: fenFromYuan(error.data.PayPrice) }
        : { kind: 'refused', reason: error.reason };
    case 'CONFLICT':
      // With a new quote it says that what is renewed ends at another time by now, or that what is added to has another size (decisions 241, 186).
      return { kind: isPrice(error.data) ? 'moved' : 'refused', reason: error.reason };
    case 'SUB_LIMIT_SHORT':
      return isMonthLimit(error.data) ? { kind: 'refused', reason: error.reason } : { kind: 'limit' };
    case 'VERIFICATION_REQUIRED':
      return { kind: 'verification' };
    default:
      return { kind: 'refused', reason: error.reason };
  }
}

/** Refusals after which what the order was made from has to be read again: it is gone, went to someone else, is in another state, or ends or is as large as another order left it. */
const stale: readonly (ErrorKey | undefined)[] = [
  'NOT_FOUND',
  'STOCK_SHORT',
  'STATE_CONFLICT',
  'CONFLICT',
  'CAPACITY_SHORT',
  'DISK_LIMIT',
];

/** Whether a refusal says that something is no longer as it was shown. */
export const saysStale = ({ status }: ApiError): boolean => stale.includes(errorKeyOf(status));

/** The refusal of a purchase that was not sent: what it needs is gone. */
export const soldOut = (reason: string): ApiError =>
  new ApiError({ kind: 'refused', status: errors.STOCK_SHORT.status, reason, requestId: '' });
