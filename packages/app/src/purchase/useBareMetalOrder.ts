import { renewBareMetal, renewBareMetalQueryPrice } from '@compute-market/contract/calls/rental';
import type { BareMetalInstance } from '@compute-market/contract/entities/bare-metal';
import { PAY_FIRST } from '@compute-market/contract/enumerations';
import type { BareMetalDraft, BareMetalOrder } from '@compute-market/patterns/instance/UpgradeDialogs';
import { buyerOf, type Viewer } from '@compute-market/patterns/viewer';
import { useCallback, useState } from 'react';
import { api } from '../api';
import type { Pricing } from './quote-with-coupon';
import { usePurchase } from './usePurchase';

const bodyOf = ({ machine, months, payFirst }: BareMetalDraft) => ({
  id: machine.Id,
  pack_time: months,
  pay_type_first: payFirst,
});

/** A machine's price is its contract's: coupons do not apply. */
const pricing: Pricing<BareMetalDraft> = {
  price: (draft, _coupon, signal) => api.call(renewBareMetalQueryPrice, bodyOf(draft), { signal }),
  coupons: null,
};

/** 续费裸金属: one machine at a time, by whole months. */
export function useBareMetalOrder({ viewer, onDone }: { readonly viewer: Viewer; readonly onDone: () => void }) {
  const [draft, setDraft] = useState<BareMetalDraft | null>(null);
  const {
    order: priced,
    pay,
    begin,
  } = usePurchase({
    viewer,
    draft,
    pricing,
    send: (sent: BareMetalDraft, { PayPrice }, options) =>
      api.call(renewBareMetal, { ...bodyOf(sent), price: PayPrice }, options),
    onDone: () => {
      setDraft(null);
      onDone();
    },
  });
  const buyer = buyerOf(viewer);
  const hasVoucher = buyer.kind === 'main' && buyer.hasVoucher;
  const start = useCallback(
    (machine: BareMetalInstance) => {
      begin();
      setDraft({ machine, months: 1, payFirst: hasVoucher ? PAY_FIRST.voucher : PAY_FIRST.balance });
    },
    [begin, hasVoucher],
  );
  const order: BareMetalOrder | null = draft && {
    ...priced,
    draft,
    onPay: () => pay((buy) => buy(draft)),
    onChange: setDraft,
    onClose: () => setDraft(null),
  };
  return { order, start };
}
