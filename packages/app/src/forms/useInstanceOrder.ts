import type { Instance } from '@compute-market/contract/entities/instance';
import type { Price } from '@compute-market/contract/entities/price';
import { errorKeyOf } from '@compute-market/contract/errors';
import type { RentalPeriod } from '@compute-market/contract/rules/rental';
import type { CouponPicks } from '@compute-market/patterns/instance/CreateInstanceScreen';
import { draftOf, orderable, type GrowDraft, type InstanceOrder, type OrderAction, type OrderBuyer, type OrderDraft, type OrderFailure } from '@compute-market/patterns/instance/UpgradeDialogs';
import { limitLeft, type Viewer } from '@compute-market/patterns/shell/viewer';
import { useCallback, useMemo, useRef, useState } from 'react';
import { ApiError } from '../api/errors';
import { randomId } from '../api/random-id';
import { openFastPay } from '../state/dialogs';
import { buyOrder, judgeCoupons, quoteOrder, readRoom } from './instance-order';
import { createIntention } from './intention';
import { chosenCoupon, type CouponWish } from './rental-quote';
import { useQuote } from './useQuote';

/** Who pays for an order of this viewer. */
export function orderBuyer(viewer: Viewer): OrderBuyer {
  if (viewer.role === 'sub' && viewer.user.SubAccount) return { kind: 'sub', left: limitLeft(viewer.user.SubAccount) };
  return { kind: 'main', hasVoucher: viewer.role === 'main' && viewer.user.PowerMoney > 0 };
}

/** Changes when the purses do. */
export const purseOf = (viewer: Viewer): string => ('user' in viewer ? [viewer.user.Money, viewer.user.PowerMoney, viewer.user.SubAccount?.UsedMoney].join() : viewer.role);

interface Asked {
  readonly draft: OrderDraft;
  readonly wish: CouponWish;
  /** Sub-accounts have no coupons (product §6). */
  readonly hasCoupons: boolean;
}

/** Prices without a coupon, judges the coupons by that price, and prices again with the one to use. */
async function quote({ draft, wish, hasCoupons }: Asked, signal: AbortSignal): Promise<{ price: Price; coupons: CouponPicks | null }> {
  const bare = await quoteOrder(draft, null, signal);
  const coupons = hasCoupons && bare.PayPrice > 0 ? await judgeCoupons(draft, bare.PayPrice, signal) : null;
  const couponId = chosenCoupon(wish, coupons);
  return { price: couponId === null ? bare : await quoteOrder(draft, couponId, signal), coupons };
}

function failureOf(error: ApiError): OrderFailure | null {
  if (error.kind !== 'refused') return { kind: 'unknown' };
  return errorKeyOf(error.status) === 'BALANCE_SHORT' ? null : { kind: 'refused', reason: error.reason };
}

interface InstanceOrders {
  readonly viewer: Viewer;
  /** After an order was paid. */
  readonly onDone: (action: OrderAction) => void;
}

/** 续费 and the upgrades of one instance at a time: what its host has left, the price, and the purchase at the price that was seen. */
export function useInstanceOrder({ viewer, onDone }: InstanceOrders) {
  const buyer = useMemo(() => orderBuyer(viewer), [viewer]);
  const purse = purseOf(viewer);
  const [draft, setDraft] = useState<OrderDraft | null>(null);
  const [wish, setWish] = useState<CouponWish>('best');
  const [failure, setFailure] = useState<OrderFailure | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const intention = useMemo(() => createIntention(randomId), []);
  // A second press comes before React has drawn the first one.
  const busy = useRef(false);

  const grown: Pick<GrowDraft, 'instance' | 'part'> | null = draft === null || draft.action === 'renew' ? null : { instance: draft.instance, part: draft.part };
  const { quote: room, requote: rereadRoom } = useQuote(grown, '', readRoom);
  const asked = draft && orderable(draft, room.state === 'ready' && room.refreshing ? { state: 'loading' } : room);
  const { quote: priced, requote } = useQuote<Asked, { price: Price; coupons: CouponPicks | null }>(asked && { draft: asked, wish, hasCoupons: buyer.kind === 'main' }, purse, quote);

  const change = (next: OrderDraft | null) => {
    setFailure(null);
    setDraft(next);
  };
  const hasVoucher = buyer.kind === 'main' && buyer.hasVoucher;
  const start = useCallback(
    (action: OrderAction, instance: Instance) => {
      setWish('best');
      setFailure(null);
      setDraft(draftOf(action, instance, hasVoucher));
    },
    [hasVoucher],
  );

  const buy = async (ordered: OrderDraft, price: Price) => {
    setFailure(null);
    setSubmitting(true);
    try {
      await buyOrder(ordered, price, intention.keyFor({ ordered: { ...ordered, instance: ordered.instance.Container_name }, price: price.PayPrice, coupon: price.CouponId }));
      intention.settle();
      change(null);
      onDone(ordered.action);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(failureOf(error));
      if (error.kind !== 'refused') return;
      intention.settle();
      if (errorKeyOf(error.status) === 'BALANCE_SHORT') openFastPay(price.ShortMoney);
      rereadRoom();
      requote();
    } finally {
      setSubmitting(false);
    }
  };

  const ready = priced.state === 'ready' ? priced.data : null;
  const order: InstanceOrder | null = draft && {
    draft,
    room: draft.action === 'renew' ? { state: 'ready', data: { min: 0, max: 0, step: 1 } } : room,
    quote: priced.state === 'ready' ? { ...priced, data: priced.data.price } : priced,
    coupons: ready?.coupons ?? null,
    failure,
    submitting,
    onChange: change,
    onCouponChange: setWish,
    onRetry: () => {
      if (room.state === 'error') rereadRoom();
      requote();
    },
    onPay: () => {
      if (busy.current || ready === null || asked === null) return;
      busy.current = true;
      void buy(asked, ready.price).finally(() => (busy.current = false));
    },
    onTopUp: () => ready !== null && openFastPay(ready.price.ShortMoney),
    onClose: () => change(null),
  };
  return { order, start, buyer };
}

/** Price and purchase of renewals one after another, each paid first from the purse it was rented with. A repeated try at the same end is the same intention. */
export const renewals = {
  quote: (instance: Instance, period: RentalPeriod, signal: AbortSignal): Promise<Price> => quoteOrder({ action: 'renew', instance, period, payFirst: instance.PayTypeFirst }, null, signal),
  renew: (instance: Instance, period: RentalPeriod, price: Price): Promise<unknown> =>
    buyOrder({ action: 'renew', instance, period, payFirst: instance.PayTypeFirst }, price, `renew-${instance.Container_name}-${instance.Due_time}-${period.unit}${period.count}-${price.PayPrice}`),
};
