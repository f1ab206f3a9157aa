import type { Price } from '@compute-market/contract/entities/price';
import type { Order } from '@compute-market/patterns/purchase';
import type { Resource } from '@compute-market/patterns/resource';
import { buyerOf, type Viewer } from '@compute-market/patterns/viewer';
import { useCallback, useEffect, useReducer, useSyncExternalStore } from 'react';
import type { CallOptions } from '../api/client';
import { ApiError } from '../api/errors';
import { wishText } from '../api/intention';
import { askForLimit } from '../flows/ask-limit';
import { useSingleFlight } from '../flows/useSingleFlight';
import { openFastPay } from '../state/dialogs';
import { choiceText, orderIntention, orderWish, type OrderKind } from './order-intention';
import {
  blankPurchase,
  isPrice,
  movedStart,
  reducePurchase,
  refusalOf,
  saysShort,
  saysStale,
  soldOut,
  standingProblem,
  standingRefusal,
  unseenStart,
  type Attempt,
  type Standing,
} from './purchase';
import { purseOf } from './purse';
import { quoteWithCoupon, type CouponWish, type Pricing, type Quoted } from './quote-with-coupon';
import { useQuote } from './useQuote';

/** How a purchase is called: under its key; the order itself shows its refusals. */
export type BuyOptions = Pick<CallOptions, 'idempotencyKey' | 'ownTopUp' | 'part'>;

interface Purchase<Draft, Sent, Done> {
  /** Attempts of one kind are kept together, also after their page was left (decisions 236). */
  readonly kind: OrderKind;
  readonly viewer: Viewer;
  /** What is being put together, plain data; null while there is nothing to price. */
  readonly draft: Draft | null;
  /** All else that is sent and its price does not depend on, as text: another is another order. */
  readonly unpriced?: string;
  /** What of a draft makes it this order and no other: all of it when not given. A draft with a row that is read again leaves that out. */
  readonly intentionOf?: ((draft: Draft) => unknown) | undefined;
  /** What it is ordered for, where one place orders for several: while an order for it has no answer, another one says so. */
  readonly subjectOf?: ((draft: Draft) => string) | undefined;
  /** Keeps its identity. */
  readonly pricing: Pricing<Draft>;
  /** The coupon that is wished for at first; the best when not given. */
  readonly wish?: CouponWish | undefined;
  /** Why it cannot be had any more, asked before it is sent; null when it can, or when that is not known: the purchase itself is refused then. */
  readonly shortage?: (sent: Sent) => Promise<string | null>;
  /** Buys at the price that was agreed to; rejects with ApiError. */
  readonly send: (sent: Sent, price: Price, options: BuyOptions) => Promise<Done>;
  readonly onDone: (done: Done, sent: Sent) => void;
  /** What the order was made from may be another by now. */
  readonly onStale?: () => void;
  /** The quick top-up opens over the order. */
  readonly onTopUp?: () => void;
}

/** An order without the press that pays. */
type Priced = Omit<Order, 'onPay'>;

const priceOf = (quote: Resource<Quoted>): Resource<Price> =>
  quote.state === 'ready' ? { ...quote, data: quote.data.price } : quote;

/**
 * One purchase of any kind: its price with the coupon, one intention until a definite answer, and what stands in its way. `pay` is given
 * the work that ends in buying, and does it once at a time; `begin` starts another order in the same place.
 */
export function usePurchase<Draft, Sent, Done>({
  kind,
  viewer,
  draft,
  unpriced = '',
  intentionOf = (whole) => whole,
  subjectOf = () => '',
  pricing,
  wish,
  shortage,
  send,
  onDone,
  onStale,
  onTopUp,
}: Purchase<Draft, Sent, Done>) {
  const [state, dispatch] = useReducer(reducePurchase, blankPurchase(wish ?? 'best'));
  const intention = orderIntention(kind, viewer);
  // The first page that a server draws has none.
  const lost = useSyncExternalStore(intention.subscribe, intention.lost<Attempt<Sent>>, intention.lost<Attempt<Sent>>);
  const { busy, run } = useSingleFlight();
  // Only main accounts have coupons, and top up (product §6).
  const buyer = buyerOf(viewer);
  const isMain = buyer.kind === 'main';
  const ask = useCallback(
    (asked: { draft: Draft; wish: CouponWish }, signal: AbortSignal) =>
      quoteWithCoupon(asked.draft, asked.wish, isMain ? pricing : { ...pricing, coupons: null }, signal),
    [pricing, isMain],
  );
  const choice = choiceText(draft && intentionOf(draft), state.wish);
  const wished = orderWish(choice, unpriced);
  const ordered = wishText(wished);
  const subject = draft === null ? '' : subjectOf(draft);
  const standing: Standing = { subject, choice, order: ordered };
  const paid = state.paid?.order === ordered ? state.paid.quoted : null;
  // What was sent keeps its price: it is repeated at that alone, and asked again it would be short of what it took itself.
  const agreed = paid ?? lost.get(ordered)?.terms ?? null;
  const asked = draft === null || agreed !== null ? null : { draft, wish: state.wish };
  // Another opening asks anew: what an earlier one showed is not what this one saw first.
  const { quote, requote } = useQuote(asked, `${purseOf(viewer)} ${state.opening}`, ask);
  const shown: Resource<Quoted> = agreed === null ? quote : { state: 'ready', data: agreed };
  const quoted = shown.state === 'ready' ? shown.data : null;
  const price = quoted?.price ?? null;
  const unseen = unseenStart(state, shown);
  useEffect(() => {
    if (unseen !== null) dispatch({ type: 'startSeen', start: unseen });
  }, [unseen]);

  const topUp = (missingYuan: number | null) => {
    dispatch({ type: 'toppingUp', choice });
    onTopUp?.();
    openFastPay(missingYuan);
  };

  /** Yuan that are missing by now: the price that was agreed to said enough. Null when a new price says so again, or cannot be had. */
  const missingNow = async (): Promise<number | null> => {
    if (draft === null) return null;
    try {
      const { price: current } = await ask({ draft, wish: state.wish }, new AbortController().signal);
      return current.ShortMoney > 0 ? current.ShortMoney : null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return null;
    }
  };

  const refuse = async (error: ApiError, attempt: Attempt<Sent>) => {
    const isShort = saysShort(error);
    const missing = isShort && isMain ? await missingNow() : null;
    const problem = missing === null ? refusalOf(error, attempt.price, buyer) : null;
    const start =
      problem?.kind === 'moved' && draft !== null && isPrice(error.data) ? pricing.startOf?.(draft, error.data) : null;
    dispatch({ type: 'refused', ...standing, problem, start });
    if (isShort && isMain) topUp(missing);
    if (saysStale(error)) onStale?.();
    requote();
  };

  // What is only repeated is paid once, wherever it counts from by now.
  const moved = agreed === null ? movedStart(state, quote) : null;
  const buy = async (sent: Sent): Promise<void> => {
    if (paid !== null || moved !== null) return;
    const repeated = lost.has(ordered);
    const attempt = lost.get(ordered)?.terms ?? (quoted && { ...quoted, sent, subject });
    if (attempt === null) return;
    dispatch({ type: 'sent' });
    try {
      const done = await intention.sendAt(wished, attempt, async (idempotencyKey, agreed) => {
        // A purchase whose result is not known may itself have taken the last machine: it is only repeated.
        const reason = repeated || shortage === undefined ? null : await shortage(agreed.sent);
        if (reason !== null) throw soldOut(reason);
        return send(agreed.sent, agreed.price, { idempotencyKey, ownTopUp: true });
      });
      dispatch({ type: 'bought', order: ordered, quoted: attempt });
      onDone(done, attempt.sent);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!intention.isUnanswered(wished)) await refuse(error, attempt);
    }
  };

  const problem = standingProblem(state, lost, standing, quote);
  const order: Priced = {
    quote: priceOf(shown),
    paid: paid !== null,
    coupons: quoted?.coupons ?? null,
    // While it is repeated, nothing is asked of the buyer.
    problem: busy && problem?.kind === 'unknown' ? null : problem,
    submitting: busy,
    onCouponChange: (couponId) => dispatch({ type: 'couponWished', wish: couponId }),
    onRetryQuote: requote,
    onTopUp: () => price !== null && topUp(price.ShortMoney),
    onConfirmPrice: () =>
      dispatch({ type: 'priceConfirmed', start: moved ?? standingRefusal(state, standing)?.start ?? null }),
    onAskLimit: () => price !== null && void askForLimit(viewer, price.PayPrice),
  };
  const pay = (work: (buy: (sent: Sent) => Promise<void>) => Promise<unknown>) => void run(() => work(buy));
  const begin = useCallback(() => dispatch({ type: 'begun' }), []);
  return { order, pay, begin };
}
