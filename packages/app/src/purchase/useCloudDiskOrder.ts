import { buyCloudDisk, buyCloudDiskQueryPrice } from '@compute-market/contract/calls/sftp';
import { CLOUD_DISK_ORDER, type CloudDiskOrder } from '@compute-market/contract/enumerations';
import { seenGrowth, seenQuote } from '@compute-market/contract/rules/seen-quote';
import { draftOf, type Disk, type DiskDraft, type DiskOrder } from '@compute-market/patterns/money/CloudDiskScreen';
import type { Viewer } from '@compute-market/patterns/viewer';
import { api } from '../api';
import type { Pricing } from './quote-with-coupon';
import { useDraftOrder } from './useDraftOrder';

/** The fields of a quote and of an order. */
const bodyOf = ({ type, size, months, payFirst }: DiskDraft) => ({ type, size, months, pay_type_first: payFirst });

/** Coupons are for rentals only (product §3). */
const pricing: Pricing<DiskDraft> = {
  price: (draft, _coupon, signal) => api.call(buyCloudDiskQueryPrice, bodyOf(draft), { signal }),
  coupons: null,
};

interface CloudDiskOrders {
  readonly viewer: Viewer;
  /** After an order was paid; its type tells what was done. */
  readonly onDone: (type: CloudDiskOrder) => void;
}

/** 开通, 扩容, 续费: one order at a time, its price, and its purchase at the price that was seen. */
export function useCloudDiskOrder({ viewer, onDone }: CloudDiskOrders) {
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
  });
  const start = (type: CloudDiskOrder, disk: Disk) => open(draftOf(type, disk, hasVoucher));
  return { order: order satisfies DiskOrder | null, start };
}
