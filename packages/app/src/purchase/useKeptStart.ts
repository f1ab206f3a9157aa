import { pickCoupon } from '@compute-market/contract/calls/coupon';
import { runKvmFromKeptDisk, runKvmFromKeptDiskQueryPrice } from '@compute-market/contract/calls/rental';
import type { RequestOf } from '@compute-market/contract/define-call';
import { BILLING, COUPON_SCENE, DUE_MODE, PAY_FIRST } from '@compute-market/contract/enumerations';
import { SUCCESS } from '@compute-market/contract/errors';
import type { Instance, StartOption } from '@compute-market/contract/entities/instance';
import { routes } from '@compute-market/contract/routes';
import type { KeptStartTerms } from '@compute-market/patterns/instance/StartScreen';
import type { Order } from '@compute-market/patterns/purchase';
import { buyerOf, type Viewer } from '@compute-market/patterns/viewer';
import { useMemo } from 'react';
import { api } from '../api';
import { draftOwner } from '../drafts/kept-draft';
import { useLeaveGuard } from '../leave-guard/useLeaveGuard';
import type { Pricing } from './quote-with-coupon';
import { paidBy } from './rental-calls';
import { useKeptStartDraft } from './useKeptStartDraft';
import { usePurchase } from './usePurchase';

type Body = RequestOf<typeof runKvmFromKeptDiskQueryPrice>;

interface Draft {
  readonly body: Body;
  /** What the coupons are judged by beside the amount. */
  readonly judged: { readonly container_type: Instance['ContainerType']; readonly image_name: string };
}

const withCoupon = (couponId: number | null) => (couponId === null ? {} : { coupon_id: couponId });

const pricing: Pricing<Draft> = {
  price: ({ body }, couponId, signal) =>
    api.call(runKvmFromKeptDiskQueryPrice, { ...body, ...withCoupon(couponId) }, { signal }),
  coupons: async ({ body: { gpu_type, unit, pack_time, billing }, judged }, amount, signal) => {
    if (billing === BILLING.usage) return null;
    const answer = await api.envelope(
      pickCoupon,
      { scene: COUPON_SCENE.restart, ...judged, gpu_type, unit, pack_time, amount },
      { signal },
    );
    return answer.status === SUCCESS ? answer.data : null;
  },
};

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

const blankTerms = { unit: 'day', pack_time: 1, billing: BILLING.prepaid, due_mode: DUE_MODE.keep } as const;

/** 从保留磁盘启动: the terms, their price and the purchase at the price that was seen. */
export function useKeptStart({ name, instance, option, freeBandwidth, viewer, onStarted, onChanged }: KeptStart) {
  const buyer = useMemo(() => buyerOf(viewer), [viewer]);
  const payFirst = buyer.kind === 'main' && buyer.hasVoucher ? PAY_FIRST.voucher : PAY_FIRST.balance;
  const opening: KeptStartTerms = { ...blankTerms, bandwidth: freeBandwidth, pay_type_first: payFirst };
  const draft = useKeptStartDraft('user' in viewer ? draftOwner(viewer.user) : null, name, opening);
  const { question } = useLeaveGuard({ unsent: instance !== null && draft.changed, kept: true, onward });
  const terms = draft.terms ?? opening;
  const { billing, ...fields } = terms;
  const ordered: Draft | null = instance &&
    option && {
      body: {
        instance_name: instance.Container_name,
        gpu_type: option.Gpu_type,
        gpu_num: option.Gpu_num,
        spec_name: option.SpecName,
        ...fields,
        ...paidBy(billing),
      },
      judged: { container_type: instance.ContainerType, image_name: instance.Image },
    };
  const { order: priced, pay } = usePurchase({
    kind: 'keptStart',
    viewer,
    draft: ordered,
    subjectOf: ({ body }) => body.instance_name,
    pricing,
    send: (sent: Body, { CouponId, PayPrice }, options) =>
      api.call(runKvmFromKeptDisk, { ...sent, ...withCoupon(CouponId), price: PayPrice }, options),
    onDone: ({ Container_name }) => {
      draft.forget();
      onStarted(Container_name);
    },
    onStale: onChanged,
  });
  const order: Order = {
    ...priced,
    onPay: () => {
      if (ordered !== null) pay((buy) => buy(ordered.body));
    },
  };
  return {
    terms,
    onTermsChange: draft.choose,
    restored: draft.restored,
    onClear: draft.clear,
    order,
    buyer,
    question,
  };
}
