import type { Price } from '@compute-market/contract/entities/price';
import { errorKeyOf } from '@compute-market/contract/errors';
import type { CouponPicks } from '@compute-market/patterns/instance/CreateInstanceScreen';
import type { OrderFailure, PricedOrder } from '@compute-market/patterns/instance/UpgradeDialogs';
import { useCallback, useMemo, useRef, useState } from 'react';
import { ApiError } from '../api/errors';
import { randomId } from '../api/random-id';
import { openFastPay } from '../state/dialogs';
import { createIntention } from './intention';
import { chosenCoupon, type CouponWish } from './rental-quote';
import { useQuote } from './useQuote';

/** How orders of one kind are priced and bought. Keeps its identity. */
export interface OrderPorts<Draft> {
  readonly quote: (draft: Draft, couponId: number | null, signal: AbortSignal) => Promise<Price>;
  /** Judges the buyer's coupons for an amount in yuan; null where there are none. */
  readonly judge: ((draft: Draft, amount: number, signal: AbortSignal) => Promise<CouponPicks | null>) | null;
  readonly buy: (draft: Draft, price: Price, idempotencyKey: string) => Promise<unknown>;
}

interface Quoted {
  readonly price: Price;
  readonly coupons: CouponPicks | null;
}

/** Prices without a coupon, judges the coupons by that price, and prices again with the one to use. */
async function quoteWithCoupon<Draft>(
  { draft, wish }: { draft: Draft; wish: CouponWish },
  ports: OrderPorts<Draft>,
  signal: AbortSignal,
): Promise<Quoted> {
  const bare = await ports.quote(draft, null, signal);
  const coupons = ports.judge !== null && bare.PayPrice > 0 ? await ports.judge(draft, bare.PayPrice, signal) : null;
  const couponId = chosenCoupon(wish, coupons);
  return { price: couponId === null ? bare : await ports.quote(draft, couponId, signal), coupons };
}

/** A short balance opens the top-up, which says enough. */
function failureOf(error: ApiError): OrderFailure | null {
  if (error.kind !== 'refused') return { kind: 'unknown' };
  return errorKeyOf(error.status) === 'BALANCE_SHORT' ? null : { kind: 'refused', reason: error.reason };
}

interface Asked<Draft> {
  /** What is being put together, plain data; null while there is nothing to price. */
  readonly draft: Draft | null;
  /** Changes when the purses do. */
  readonly purse: string;
  readonly ports: OrderPorts<Draft>;
  readonly onDone: (draft: Draft) => void;
  /** After a refusal: what the order was made from may be another by now. */
  readonly onRefused?: () => void;
}

type Priced = Omit<PricedOrder, 'onClose'>;

/** The price of an order with its coupon, and its purchase at the price that was seen: one intention until a definite answer. */
export function usePricedOrder<Draft extends object>({
  draft,
  purse,
  ports,
  onDone,
  onRefused,
}: Asked<Draft>): { order: Priced; begin: () => void } {
  const [wish, setWish] = useState<CouponWish>('best');
  const [failure, setFailure] = useState<{ readonly about: string; readonly what: OrderFailure | null }>({
    about: '',
    what: null,
  });
  const [submitting, setSubmitting] = useState(false);
  const intention = useMemo(() => createIntention(randomId), []);
  // A second press comes before React has drawn the first one.
  const busy = useRef(false);
  const ask = useCallback(
    (asked: { draft: Draft; wish: CouponWish }, signal: AbortSignal) => quoteWithCoupon(asked, ports, signal),
    [ports],
  );
  const { quote, requote } = useQuote(draft && { draft, wish }, purse, ask);
  const ready = quote.state === 'ready' ? quote.data : null;
  // A refusal is about the order it was made for: another choice makes it void.
  const about = JSON.stringify(draft);

  const buy = async (ordered: Draft, price: Price) => {
    setFailure({ about, what: null });
    setSubmitting(true);
    try {
      await ports.buy(ordered, price, intention.keyFor({ ordered, price: price.PayPrice, coupon: price.CouponId }));
      intention.settle();
      onDone(ordered);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure({ about, what: failureOf(error) });
      if (error.kind !== 'refused') return;
      intention.settle();
      if (errorKeyOf(error.status) === 'BALANCE_SHORT') openFastPay(price.ShortMoney);
      onRefused?.();
      requote();
    } finally {
      setSubmitting(false);
    }
  };

  const order: Priced = {
    quote: quote.state === 'ready' ? { ...quote, data: quote.data.price } : quote,
    coupons: ready?.coupons ?? null,
    failure: failure.about === about ? failure.what : null,
    submitting,
    onCouponChange: setWish,
    onRetry: requote,
    onPay: () => {
      if (busy.current || ready === null || draft === null) return;
      busy.current = true;
      void buy(draft, ready.price).finally(() => (busy.current = false));
    },
    onTopUp: () => ready !== null && openFastPay(ready.price.ShortMoney),
  };
  const begin = useCallback(() => {
    setWish('best');
    setFailure({ about: '', what: null });
  }, []);
  return { order, begin };
}
