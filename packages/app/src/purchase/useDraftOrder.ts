import type { Price } from '@compute-market/contract/entities/price';
import { buyerOf, type Viewer } from '@compute-market/patterns/viewer';
import { useCallback, useState } from 'react';
import type { Pricing } from './quote-with-coupon';
import type { OrderKind } from './order-intention';
import { usePurchase, type BuyOptions } from './usePurchase';

interface DraftOrder<Draft, Done> {
  readonly kind: OrderKind;
  readonly viewer: Viewer;
  /** Keeps its identity. */
  readonly pricing: Pricing<Draft>;
  /** What of a draft makes it this order and no other; all of it when not given. */
  readonly intentionOf?: (draft: Draft) => unknown;
  /** What of a draft it is ordered for, where the place orders for several. */
  readonly subjectOf?: (draft: Draft) => string;
  /** Buys at the price that was agreed to; rejects with ApiError. */
  readonly send: (draft: Draft, price: Price, options: BuyOptions) => Promise<Done>;
  readonly onDone: (draft: Draft) => void;
  /** What it is ordered for is no longer as it is shown. */
  readonly onStale: () => void;
}

/** An order that is put together in a dialog: open while there is a draft, closed once it is paid. `open` keeps its identity. */
export function useDraftOrder<Draft, Done>({
  kind,
  viewer,
  pricing,
  intentionOf,
  subjectOf,
  send,
  onDone,
  onStale,
}: DraftOrder<Draft, Done>) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const { order, pay, begin } = usePurchase({
    kind,
    viewer,
    draft,
    pricing,
    intentionOf,
    subjectOf,
    send,
    onDone: (_bought: Done, sent: Draft) => {
      setDraft(null);
      onDone(sent);
    },
    onStale,
  });
  const buyer = buyerOf(viewer);
  const open = useCallback(
    (first: Draft) => {
      begin();
      setDraft(first);
    },
    [begin],
  );
  return {
    hasVoucher: buyer.kind === 'main' && buyer.hasVoucher,
    open,
    order: draft && {
      ...order,
      draft,
      onPay: () => pay((buy) => buy(draft)),
      onChange: setDraft,
      onClose: () => setDraft(null),
    },
  };
}
