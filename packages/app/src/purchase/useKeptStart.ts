import { pickCoupon } from '@compute-market/contract/calls/coupon';
import { runKvmFromKeptDisk, runKvmFromKeptDiskQueryPrice } from '@compute-market/contract/calls/rental';
import type { RequestOf } from '@compute-market/contract/define-call';
import { COUPON_SCENE, DUE_MODE, PAY_FIRST } from '@compute-market/contract/enumerations';
import { SUCCESS, errorKeyOf } from '@compute-market/contract/errors';
import type { Instance, StartOption } from '@compute-market/contract/entities/instance';
import type { Price } from '@compute-market/contract/entities/price';
import { routes } from '@compute-market/contract/routes';
import type { CouponPicks, Order, OrderProblem } from '@compute-market/patterns/instance/CreateInstanceScreen';
import type { KeptStartTerms } from '@compute-market/patterns/instance/StartScreen';
import type { Viewer } from '@compute-market/patterns/shell/viewer';
import { useMemo, useRef, useState } from 'react';
import { api } from '../api';
import { ApiError } from '../api/errors';
import { randomId } from '../api/random-id';
import { askForLimit } from '../flows/ask-limit';
import { openFastPay } from '../state/dialogs';
import { createIntention } from './intention';
import { draftOwner } from '../drafts/kept-draft';
import { purseOf } from './purse';
import { chosenCoupon, type CouponWish } from './rental-quote';
import { problemOf } from './rent-machine';
import { orderBuyer } from './useInstanceOrder';
import { useKeptStartDraft } from './useKeptStartDraft';
import { useLeaveGuard } from '../leave/useLeaveGuard';
import { useQuote } from './useQuote';

type Body = RequestOf<typeof runKvmFromKeptDiskQueryPrice>;

interface Asked {
  readonly body: Body;
  readonly wish: CouponWish;
  /** What the coupons are judged by beside the amount; null for those who have none (product §6). */
  readonly judged: { readonly container_type: Instance['ContainerType']; readonly image_name: string } | null;
}

async function judgeCoupons({ body, judged }: Asked, amount: number, signal: AbortSignal): Promise<CouponPicks | null> {
  if (judged === null) return null;
  const { gpu_type, unit, pack_time } = body;
  const answer = await api.envelope(
    pickCoupon,
    { scene: COUPON_SCENE.restart, ...judged, gpu_type, unit, pack_time, amount },
    { signal },
  );
  return answer.status === SUCCESS ? answer.data : null;
}

/** Prices without a coupon, judges the coupons by that price, and prices again with the one to use. */
async function quote(asked: Asked, signal: AbortSignal): Promise<{ price: Price; coupons: CouponPicks | null }> {
  const options = { signal, quiet: true };
  const bare = await api.call(runKvmFromKeptDiskQueryPrice, asked.body, options);
  const coupons = await judgeCoupons(asked, bare.PayPrice, signal);
  const couponId = chosenCoupon(asked.wish, coupons);
  return {
    price:
      couponId === null
        ? bare
        : await api.call(runKvmFromKeptDiskQueryPrice, { ...asked.body, coupon_id: couponId }, options),
    coupons,
  };
}

interface KeptStart {
  /** Name of the instance, as it stands in the address. */
  readonly name: string;
  /** Null while there is nothing to start. */
  readonly instance: Instance | null;
  readonly option: StartOption | null;
  /** Mbps that cost nothing. */
  readonly freeBandwidth: number;
  readonly viewer: Viewer;
  /** The new rental has begun. */
  readonly onStarted: (name: string) => void;
  /** What is shown is no longer so: the machine has been taken, or the state has changed. */
  readonly onChanged: () => void;
}

/** Another machine of the same disk: the terms go along. */
const onward = [routes.instanceAvailableKvmStore.path];

const blankTerms = { unit: 'day', pack_time: 1, due_mode: DUE_MODE.keep } as const;

/** 从保留磁盘启动: the terms, their price and the purchase at the price that was seen. */
export function useKeptStart({ name, instance, option, freeBandwidth, viewer, onStarted, onChanged }: KeptStart) {
  const buyer = useMemo(() => orderBuyer(viewer), [viewer]);
  const draft = useKeptStartDraft('user' in viewer ? draftOwner(viewer.user) : null, name);
  const { question } = useLeaveGuard({ unsent: instance !== null && draft.changed, kept: true, onward });
  const payFirst = buyer.kind === 'main' && buyer.hasVoucher ? PAY_FIRST.voucher : PAY_FIRST.balance;
  const terms: KeptStartTerms = draft.terms ?? { ...blankTerms, bandwidth: freeBandwidth, pay_type_first: payFirst };
  const [wish, setWish] = useState<CouponWish>('best');
  const [problem, setProblem] = useState<OrderProblem | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const [toppingUp, setToppingUp] = useState(false);
  const intention = useMemo(() => createIntention(randomId), []);
  // A second press comes before React has drawn the first one.
  const busy = useRef(false);

  const body: Body | null = instance &&
    option && {
      instance_name: instance.Container_name,
      gpu_type: option.Gpu_type,
      gpu_num: option.Gpu_num,
      spec_name: option.SpecName,
      ...terms,
    };
  const judged =
    instance && buyer.kind === 'main' ? { container_type: instance.ContainerType, image_name: instance.Image } : null;
  const { quote: priced, requote } = useQuote(body && { body, wish, judged }, purseOf(viewer), quote);
  const price = priced.state === 'ready' ? priced.data.price : null;

  const change =
    <Choice extends readonly unknown[]>(set: (...choice: Choice) => void) =>
    (...choice: Choice) => {
      setProblem(null);
      set(...choice);
    };
  const topUp = (missingYuan: number) => {
    setToppingUp(true);
    openFastPay(missingYuan);
  };
  const refuse = (error: ApiError, agreed: Price) => {
    const key = error.kind === 'refused' ? errorKeyOf(error.status) : undefined;
    if (key === 'BALANCE_SHORT') topUp(agreed.ShortMoney);
    else setProblem(problemOf(error, agreed));
    if (key === 'STOCK_SHORT' || key === 'STATE_CONFLICT') onChanged();
    else if (error.kind === 'refused') requote();
  };
  const start = async (ordered: Body, agreed: Price) => {
    const paid = {
      ...ordered,
      ...(agreed.CouponId === null ? {} : { coupon_id: agreed.CouponId }),
      price: agreed.PayPrice,
    };
    setProblem(null);
    setToppingUp(false);
    setSubmitting(true);
    try {
      const { Container_name } = await api.call(runKvmFromKeptDisk, paid, {
        idempotencyKey: intention.keyFor(paid),
        quiet: true,
      });
      intention.settle();
      draft.forget();
      onStarted(Container_name);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'refused') intention.settle();
      refuse(error, agreed);
    } finally {
      setSubmitting(false);
    }
  };

  const arrived = toppingUp && price?.IsEnough === true && !(priced.state === 'ready' && priced.refreshing);
  const order: Order = {
    quote: priced.state === 'ready' ? { ...priced, data: priced.data.price } : priced,
    coupons: priced.state === 'ready' ? priced.data.coupons : null,
    problem: problem ?? (arrived ? { kind: 'arrived' } : null),
    submitting,
    onCouponChange: change(setWish),
    onRetryQuote: requote,
    onPay: () => {
      if (busy.current || body === null || price === null) return;
      busy.current = true;
      void start(body, price).finally(() => (busy.current = false));
    },
    onTopUp: () => price !== null && topUp(price.ShortMoney),
    onConfirmPrice: () => setProblem(null),
    onAskLimit: () => price !== null && void askForLimit(viewer, price.PayPrice),
  };
  return {
    terms,
    onTermsChange: change(draft.choose),
    restored: draft.restored,
    onClear: change(draft.clear),
    order,
    buyer,
    question,
  };
}
