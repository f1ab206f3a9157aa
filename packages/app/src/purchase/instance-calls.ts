import { pickCoupon } from '@compute-market/contract/calls/coupon';
import {
  renewContainer,
  renewContainerQueryPrice,
  renewKvm,
  renewKvmQueryPrice,
} from '@compute-market/contract/calls/rental';
import {
  addDiskQueryPrice,
  addOneDisk,
  elasticUpgradeContainer,
  elasticUpgradeQueryPrice,
  getContainerRemainCpu,
  getContainerRemainGpu,
  getContainerRemainMemory,
  getHostRemainCpu,
  getHostRemainMemory,
  getRemainDisk,
  updateBandwidth,
  updateBandwidthQueryPrice,
  updateContainerCpu,
  updateContainerMemory,
  updateCpuQueryPrice,
  updateKvmCpu,
  updateKvmMemory,
  updateMemoryQueryPrice,
} from '@compute-market/contract/calls/upgrade';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { Price } from '@compute-market/contract/entities/price';
import { COUPON_SCENE, type PayFirst } from '@compute-market/contract/enumerations';
import { SUCCESS } from '@compute-market/contract/errors';
import { startOfGrowth, startOfRenewal, type OrderStart } from '@compute-market/contract/rules/order-start';
import { secondsOf } from '@compute-market/contract/rules/rental';
import { seenGrowth, seenQuote } from '@compute-market/contract/rules/seen-quote';
import {
  bandwidthRoom,
  type GrowDraft,
  type OrderDraft,
  type RenewDraft,
  type Room,
} from '@compute-market/patterns/instance/order-draft';
import type { CouponPicks } from '@compute-market/patterns/purchase';
import { api } from '../api';
import { ApiError } from '../api/errors';
import type { BuyOptions } from './usePurchase';

/** Fields of every order: which rental, which coupon, which purse first; for a purchase also the price that was seen. */
interface Terms {
  readonly instance_name: string;
  readonly pay_type_first: PayFirst;
  readonly coupon_id?: number;
  readonly price?: number;
}

const termsOf = ({ instance, payFirst }: OrderDraft, couponId: number | null): Terms => ({
  instance_name: instance.Container_name,
  pay_type_first: payFirst,
  ...(couponId === null ? {} : { coupon_id: couponId }),
});

const isContainer = ({ ContainerType }: Instance): boolean => ContainerType === 'docker';

function quoteGrowth({ part, amount }: GrowDraft, terms: Terms, signal: AbortSignal): Promise<Price> {
  const options = { signal };
  switch (part) {
    case 'disk':
      return api.call(addDiskQueryPrice, { ...terms, disk_size: amount }, options);
    case 'cpu':
      return api.call(updateCpuQueryPrice, { ...terms, add_cpu: amount }, options);
    case 'memory':
      return api.call(updateMemoryQueryPrice, { ...terms, add_memory: amount }, options);
    case 'gpu':
      return api.call(elasticUpgradeQueryPrice, { ...terms, gpu_num: amount }, options);
    case 'bandwidth':
      return api.call(updateBandwidthQueryPrice, { ...terms, bandwidth: amount }, options);
  }
}

/** Asks the server what an order for a rental that exists costs; `part` names it among many renewals. */
export function askOrderPrice(
  draft: OrderDraft,
  couponId: number | null,
  signal: AbortSignal,
  part?: string,
): Promise<Price> {
  const terms = termsOf(draft, couponId);
  if (draft.action !== 'renew') return quoteGrowth(draft, terms, signal);
  const { unit, count } = draft.period;
  return api.call(
    isContainer(draft.instance) ? renewContainerQueryPrice : renewKvmQueryPrice,
    { ...terms, unit, pack_time: count },
    { signal, part },
  );
}

/** Where an order counts from, as its quote tells. Cards and bandwidth are ordered in all, so their quote tells no size. */
export function startOf(draft: OrderDraft, price: Price): OrderStart | null {
  if (draft.action === 'renew') return startOfRenewal(price, secondsOf(draft.period));
  const { part, amount } = draft;
  return part === 'gpu' || part === 'bandwidth' ? null : startOfGrowth(price, part, amount);
}

const renew = ({ instance, period: { unit, count } }: RenewDraft, terms: Terms, options: BuyOptions) =>
  api.call(isContainer(instance) ? renewContainer : renewKvm, { ...terms, unit, pack_time: count }, options);

function grow({ instance, part, amount }: GrowDraft, terms: Terms, options: BuyOptions): Promise<unknown> {
  switch (part) {
    case 'disk':
      return api.call(addOneDisk, { ...terms, disk_size: amount }, options);
    case 'cpu':
      return api.call(
        isContainer(instance) ? updateContainerCpu : updateKvmCpu,
        { ...terms, add_cpu: amount },
        options,
      );
    case 'memory':
      return api.call(
        isContainer(instance) ? updateContainerMemory : updateKvmMemory,
        { ...terms, add_memory: amount },
        options,
      );
    case 'gpu':
      return api.call(elasticUpgradeContainer, { ...terms, gpu_num: amount }, options);
    case 'bandwidth':
      return api.call(updateBandwidth, { ...terms, bandwidth: amount }, options);
  }
}

/** Buys what was priced, at the price that was seen; up to the end or the size that was seen. */
export function buyOrder(draft: OrderDraft, price: Price, options: BuyOptions): Promise<unknown> {
  const terms = termsOf(draft, price.CouponId);
  return draft.action === 'renew'
    ? renew(draft, { ...terms, ...seenQuote(price) }, options)
    : grow(draft, { ...terms, ...seenGrowth(price) }, options);
}

/** What the machine of a rental has left for the part an order is about. */
export async function readRoom(
  { instance, part }: Pick<GrowDraft, 'instance' | 'part'>,
  signal: AbortSignal,
): Promise<Room> {
  const named = { instance_name: instance.Container_name };
  const options = { signal };
  switch (part) {
    case 'disk': {
      const answer = await api.envelope(getRemainDisk, named, { signal });
      if (answer.data === null)
        throw new ApiError({ kind: 'refused', status: answer.status, reason: answer.reason, requestId: '' });
      const { remain_disk, step, used_count, max_count } = answer.data;
      return { min: step, max: remain_disk, step, disks: { used: used_count, most: max_count } };
    }
    case 'cpu':
      return {
        min: 1,
        step: 1,
        max: (await api.call(isContainer(instance) ? getContainerRemainCpu : getHostRemainCpu, named, options))
          .remain_cpu,
      };
    case 'memory':
      return {
        min: 1,
        step: 1,
        max: (await api.call(isContainer(instance) ? getContainerRemainMemory : getHostRemainMemory, named, options))
          .remain_memory,
      };
    case 'gpu': {
      const { gpu_nums } = await api.call(getContainerRemainGpu, named, options);
      return { min: 1, max: Math.max(0, ...gpu_nums), step: 1, choices: gpu_nums };
    }
    case 'bandwidth':
      return bandwidthRoom(instance);
  }
}

/** The buyer's coupons judged for an order of this amount in yuan. */
export async function judgeCoupons(
  draft: OrderDraft,
  amount: number,
  signal: AbortSignal,
): Promise<CouponPicks | null> {
  const { ContainerType, Gpu_type, Image } = draft.instance;
  const scene = draft.action === 'renew' ? COUPON_SCENE.renew : COUPON_SCENE.upgrade;
  const period = draft.action === 'renew' ? { unit: draft.period.unit, pack_time: draft.period.count } : {};
  const answer = await api.envelope(
    pickCoupon,
    { scene, container_type: ContainerType, gpu_type: Gpu_type, image_name: Image, amount, ...period },
    { signal },
  );
  return answer.status === SUCCESS ? answer.data : null;
}
