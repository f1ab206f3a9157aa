import { buyCloudDisk, buyCloudDiskQueryPrice } from '@compute-market/contract/calls/sftp';
import type { CloudDiskOrder } from '@compute-market/contract/enumerations';
import { draftOf, type Disk, type DiskDraft, type DiskOrder } from '@compute-market/patterns/money/CloudDiskScreen';
import { buyerOf, type Viewer } from '@compute-market/patterns/viewer';
import { useState } from 'react';
import { api } from '../api';
import type { Pricing } from './quote-with-coupon';
import { usePurchase } from './usePurchase';

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
  const [draft, setDraft] = useState<DiskDraft | null>(null);
  const {
    order: priced,
    pay,
    begin,
  } = usePurchase({
    viewer,
    draft,
    pricing,
    send: (sent: DiskDraft, { PayPrice }, options) =>
      api.call(buyCloudDisk, { ...bodyOf(sent), price: PayPrice }, options),
    onDone: (_bought, { type }) => {
      setDraft(null);
      onDone(type);
    },
  });
  const buyer = buyerOf(viewer);
  const start = (type: CloudDiskOrder, disk: Disk) => {
    begin();
    setDraft(draftOf(type, disk, buyer.kind === 'main' && buyer.hasVoucher));
  };
  const order: DiskOrder | null = draft && {
    ...priced,
    draft,
    onPay: () => pay((buy) => buy(draft)),
    onChange: setDraft,
    onClose: () => setDraft(null),
  };
  return { order, start };
}
