import type { Instance } from '@compute-market/contract/entities/instance';
import type { Price } from '@compute-market/contract/entities/price';
import type { RentalPeriod } from '@compute-market/contract/rules/rental';
import {
  draftOf,
  orderable,
  type GrowDraft,
  type InstanceOrder,
  type OrderAction,
  type OrderBuyer,
  type OrderDraft,
} from '@compute-market/patterns/instance/UpgradeDialogs';
import { limitLeft, type Viewer } from '@compute-market/patterns/shell/viewer';
import { useCallback, useMemo, useState } from 'react';
import { buyOrder, judgeCoupons, quoteOrder, readRoom } from './instance-order';
import { purseOf } from './purse';
import { usePricedOrder, type OrderPorts } from './usePricedOrder';
import { useQuote } from './useQuote';

/** Who pays for an order of this viewer. */
export function orderBuyer(viewer: Viewer): OrderBuyer {
  if (viewer.role === 'sub' && viewer.user.SubAccount) return { kind: 'sub', left: limitLeft(viewer.user.SubAccount) };
  return { kind: 'main', hasVoucher: viewer.role === 'main' && viewer.user.PowerMoney > 0 };
}

const portsOfMain: OrderPorts<OrderDraft> = { quote: quoteOrder, judge: judgeCoupons, buy: buyOrder };
/** Sub-accounts have no coupons (product §6). */
const portsOfSub: OrderPorts<OrderDraft> = { ...portsOfMain, judge: null };
const noRoom = { state: 'ready', data: { min: 0, max: 0, step: 1 } } as const;

interface InstanceOrders {
  readonly viewer: Viewer;
  /** After an order was paid. */
  readonly onDone: (action: OrderAction) => void;
}

/** 续费 and the upgrades of one instance at a time: what its host has left, the price, and the purchase at the price that was seen. */
export function useInstanceOrder({ viewer, onDone }: InstanceOrders) {
  const buyer = useMemo(() => orderBuyer(viewer), [viewer]);
  const [draft, setDraft] = useState<OrderDraft | null>(null);
  const grown: Pick<GrowDraft, 'instance' | 'part'> | null =
    draft === null || draft.action === 'renew' ? null : { instance: draft.instance, part: draft.part };
  const { quote: room, requote: rereadRoom } = useQuote(grown, '', readRoom);
  const { order: priced, begin } = usePricedOrder<OrderDraft>({
    draft: draft && orderable(draft, room.state === 'ready' && room.refreshing ? { state: 'loading' } : room),
    purse: purseOf(viewer),
    ports: buyer.kind === 'main' ? portsOfMain : portsOfSub,
    onDone: ({ action }) => {
      setDraft(null);
      onDone(action);
    },
    onRefused: rereadRoom,
  });
  const hasVoucher = buyer.kind === 'main' && buyer.hasVoucher;
  const start = useCallback(
    (action: OrderAction, instance: Instance) => {
      begin();
      setDraft(draftOf(action, instance, hasVoucher));
    },
    [begin, hasVoucher],
  );
  const order: InstanceOrder | null = draft && {
    ...priced,
    draft,
    room: draft.action === 'renew' ? noRoom : room,
    onChange: setDraft,
    onRetry: () => {
      if (room.state === 'error') rereadRoom();
      priced.onRetry();
    },
    onClose: () => setDraft(null),
  };
  return { order, start, buyer };
}

/** Price and purchase of renewals one after another, each paid first from the purse it was rented with. A repeated try at the same end is the same intention. */
export const renewals = {
  quote: (instance: Instance, period: RentalPeriod, signal: AbortSignal): Promise<Price> =>
    quoteOrder({ action: 'renew', instance, period, payFirst: instance.PayTypeFirst }, null, signal),
  renew: (instance: Instance, period: RentalPeriod, price: Price): Promise<unknown> =>
    buyOrder(
      { action: 'renew', instance, period, payFirst: instance.PayTypeFirst },
      price,
      `renew-${instance.Container_name}-${instance.Due_time}-${period.unit}${period.count}-${price.PayPrice}`,
    ),
};
