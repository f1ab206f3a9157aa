import { buyCloudDisk, buyCloudDiskQueryPrice } from '@compute-market/contract/calls/sftp';
import type { Price } from '@compute-market/contract/entities/price';
import { CLOUD_DISK_ORDER, type CloudDiskOrder } from '@compute-market/contract/enumerations';
import { cloudDiskMonthSeconds } from '@compute-market/contract/rules/cloud-disk';
import { fromNow, startOfGrowth, startOfRenewal, type OrderStart } from '@compute-market/contract/rules/order-start';
import { seenGrowth, seenQuote } from '@compute-market/contract/rules/seen-quote';
import { draftOf, type Disk, type DiskDraft, type DiskOrder } from '@compute-market/patterns/money/CloudDiskScreen';
import type { Viewer } from '@compute-market/patterns/viewer';
import { api } from '../api';
import type { Pricing } from './quote-with-coupon';
import { useDraftOrder } from './useDraftOrder';

/** The fields of a quote and of an order. */
const bodyOf = ({ type, size, months, payFirst }: DiskDraft) => ({ type, size, months, pay_type_first: payFirst });

/** Where an order counts from; nothing is had before the first. What is over by then counts from the press (decisions 241). */
function startOf({ type, size, months }: DiskDraft, price: Price): OrderStart | null {
  if (type === CLOUD_DISK_ORDER.enlarge) return startOfGrowth(price, 'cloudDisk', size);
  const start = type === CLOUD_DISK_ORDER.renew ? startOfRenewal(price, months * cloudDiskMonthSeconds) : null;
  // A month is longer than a quote stands: an end that was moved by one is not taken for that.
  return start !== null && start.at <= price.ExpireTime ? { ...start, at: fromNow } : start;
}

/** Coupons are for rentals only (product §3). */
const pricing: Pricing<DiskDraft> = {
  price: (draft, _coupon, signal) => api.call(buyCloudDiskQueryPrice, bodyOf(draft), { signal }),
  coupons: null,
  startOf,
};

interface CloudDiskOrders {
  readonly viewer: Viewer;
  /** After an order was paid; its type tells what was done. */
  readonly onDone: (type: CloudDiskOrder) => void;
  /** The disk is no longer as it is shown. */
  readonly onStale: () => void;
}

/** 开通, 扩容, 续费: one order at a time, its price, and its purchase at the price that was seen. */
export function useCloudDiskOrder({ viewer, onDone, onStale }: CloudDiskOrders) {
  const { order, open, hasVoucher } = useDraftOrder<DiskDraft, unknown>({
    kind: 'cloudDisk',
    viewer,
    pricing,
    subjectOf: ({ type }) => String(type),
    send: (draft, price, options) => {
      const seen = draft.type === CLOUD_DISK_ORDER.enlarge ? seenGrowth(price) : seenQuote(price);
      return api.call(buyCloudDisk, { ...bodyOf(draft), ...seen }, options);
    },
    onDone: ({ type }) => onDone(type),
    onStale,
  });
  const start = (type: CloudDiskOrder, disk: Disk) => open(draftOf(type, disk, hasVoucher));
  return { order: order satisfies DiskOrder | null, start };
}
