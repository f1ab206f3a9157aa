import { renewBareMetal, renewBareMetalQueryPrice } from '@compute-market/contract/calls/rental';
import type { BareMetalInstance } from '@compute-market/contract/entities/bare-metal';
import { PAY_FIRST } from '@compute-market/contract/enumerations';
import { bareMetalMonthSeconds } from '@compute-market/contract/rules/bare-metal';
import { startOfRenewal } from '@compute-market/contract/rules/order-start';
import { seenQuote } from '@compute-market/contract/rules/seen-quote';
import type { BareMetalDraft, BareMetalOrder } from '@compute-market/patterns/instance/UpgradeDialogs';
import type { Viewer } from '@compute-market/patterns/viewer';
import { useCallback } from 'react';
import { api } from '../api';
import type { Pricing } from './quote-with-coupon';
import { useDraftOrder } from './useDraftOrder';

const bodyOf = ({ machine, months, payFirst }: BareMetalDraft) => ({
  id: machine.Id,
  pack_time: months,
  pay_type_first: payFirst,
});

/** A machine's price is its contract's: coupons do not apply. */
const pricing: Pricing<BareMetalDraft> = {
  price: (draft, _coupon, signal) => api.call(renewBareMetalQueryPrice, bodyOf(draft), { signal }),
  coupons: null,
  startOf: ({ months }, price) => startOfRenewal(price, months * bareMetalMonthSeconds),
};

interface BareMetalOrders {
  readonly viewer: Viewer;
  readonly onDone: () => void;
  /** The machine is no longer as it is shown. */
  readonly onStale: () => void;
}

/** 续费裸金属: one machine at a time, by whole months. */
export function useBareMetalOrder({ viewer, onDone, onStale }: BareMetalOrders) {
  const { order, open, hasVoucher } = useDraftOrder<BareMetalDraft, unknown>({
    kind: 'bareMetal',
    viewer,
    pricing,
    intentionOf: bodyOf,
    subjectOf: ({ machine }) => String(machine.Id),
    send: (draft, price, options) => api.call(renewBareMetal, { ...bodyOf(draft), ...seenQuote(price) }, options),
    onDone,
    onStale,
  });
  const start = useCallback(
    (machine: BareMetalInstance) =>
      open({ machine, months: 1, payFirst: hasVoucher ? PAY_FIRST.voucher : PAY_FIRST.balance }),
    [open, hasVoucher],
  );
  return { order: order satisfies BareMetalOrder | null, start };
}
