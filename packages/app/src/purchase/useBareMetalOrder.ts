import { renewBareMetal, renewBareMetalQueryPrice } from '@compute-market/contract/calls/rental';
import type { BareMetalInstance } from '@compute-market/contract/entities/bare-metal';
import { PAY_FIRST } from '@compute-market/contract/enumerations';
import type { BareMetalDraft, BareMetalOrder, OrderBuyer } from '@compute-market/patterns/instance/UpgradeDialogs';
import { useCallback, useState } from 'react';
import { api } from '../api';
import { usePricedOrder, type OrderPorts } from './usePricedOrder';

const bodyOf = ({ machine, months, payFirst }: BareMetalDraft) => ({
  id: machine.Id,
  pack_time: months,
  pay_type_first: payFirst,
});

/** A machine's price is its contract's: coupons do not apply. */
const ports: OrderPorts<BareMetalDraft> = {
  quote: (draft, _coupon, signal) => api.call(renewBareMetalQueryPrice, bodyOf(draft), { signal, quiet: true }),
  judge: null,
  buy: (draft, { PayPrice }, idempotencyKey) =>
    api.call(renewBareMetal, { ...bodyOf(draft), price: PayPrice }, { idempotencyKey, quiet: true }),
};

/** 续费裸金属: one machine at a time, by whole months. */
export function useBareMetalOrder({
  buyer,
  purse,
  onDone,
}: {
  readonly buyer: OrderBuyer;
  readonly purse: string;
  readonly onDone: () => void;
}) {
  const [draft, setDraft] = useState<BareMetalDraft | null>(null);
  const { order: priced, begin } = usePricedOrder({
    draft,
    purse,
    ports,
    onDone: () => {
      setDraft(null);
      onDone();
    },
  });
  const hasVoucher = buyer.kind === 'main' && buyer.hasVoucher;
  const start = useCallback(
    (machine: BareMetalInstance) => {
      begin();
      setDraft({ machine, months: 1, payFirst: hasVoucher ? PAY_FIRST.voucher : PAY_FIRST.balance });
    },
    [begin, hasVoucher],
  );
  const order: BareMetalOrder | null = draft && { ...priced, draft, onChange: setDraft, onClose: () => setDraft(null) };
  return { order, start };
}
