import { titleOf } from '@compute-market/patterns/instance-facts';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { Price } from '@compute-market/contract/entities/price';
import type { RentalPeriod } from '@compute-market/contract/rules/rental';
import {
  draftOf,
  orderable,
  type GrowDraft,
  type OrderAction,
  type OrderDraft,
  type Room,
} from '@compute-market/patterns/instance/order-draft';
import type { InstanceOrder } from '@compute-market/patterns/instance/UpgradeDialogs';
import { shortReason } from '@compute-market/patterns/purchase';
import { loading, type Resource } from '@compute-market/patterns/resource';
import { buyerOf, type Buyer, type Viewer } from '@compute-market/patterns/viewer';
import { useCallback, useMemo, useState } from 'react';
import { endsWish } from '../api/ends-wish';
import { ApiError } from '../api/errors';
import { wishText } from '../api/intention';
import { askOrderPrice, buyOrder, judgeCoupons, readRoom, startOf } from './instance-calls';
import { choiceText, orderIntention, orderWish } from './order-intention';
import { refusalOf, type Attempt } from './purchase';
import type { Pricing } from './quote-with-coupon';
import { usePurchase } from './usePurchase';
import { useQuote } from './useQuote';

const pricing: Pricing<OrderDraft> = { price: askOrderPrice, coupons: judgeCoupons, startOf };
/** An order is for an instance by its name: what its row tells of it changes while an order has no answer (ADR 10). */
const intentionOf = ({ instance, ...order }: OrderDraft) => ({ ...order, name: instance.Container_name });
/** Another order of one kind for one instance may be its second. */
const subjectOf = ({ action, instance }: OrderDraft) => `${action} ${instance.Container_name}`;
const noRoom = { state: 'ready', data: { min: 0, max: 0, step: 1 } } as const;

interface InstanceOrders {
  readonly viewer: Viewer;
  /** After an order was paid. */
  readonly onDone: (action: OrderAction) => void;
  /** The instance is no longer as it is shown. */
  readonly onStale: () => void;
}

/** 续费 and the upgrades of one instance at a time: what its host has left, the price, and the purchase at the price that was seen. */
export function useInstanceOrder({ viewer, onDone, onStale }: InstanceOrders) {
  const buyer = useMemo(() => buyerOf(viewer), [viewer]);
  const [draft, setDraft] = useState<OrderDraft | null>(null);
  const grown: Pick<GrowDraft, 'instance' | 'part'> | null =
    draft === null || draft.action === 'renew' ? null : { instance: draft.instance, part: draft.part };
  const { quote: read, requote: rereadRoom } = useQuote(grown, '', readRoom);
  // What was left of the part before says nothing of this one: its figures would be wrong for a moment.
  const room: Resource<Room> = read.state === 'ready' && read.refreshing ? loading : read;
  const ordered = draft && orderable(draft, room);
  const {
    order: priced,
    pay,
    begin,
  } = usePurchase({
    kind: 'instance',
    viewer,
    draft: ordered,
    pricing,
    intentionOf,
    subjectOf,
    send: buyOrder,
    onDone: (_bought, { action }) => {
      setDraft(null);
      onDone(action);
    },
    onStale: () => {
      rereadRoom();
      onStale();
    },
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
    onRetryRoom: rereadRoom,
    onChange: setDraft,
    onPay: () => {
      if (ordered !== null) pay((buy) => buy(ordered));
    },
    onClose: () => setDraft(null),
  };
  return { order, start, buyer };
}

const renewalOf = (instance: Instance, period: RentalPeriod) =>
  ({ action: 'renew', instance, period, payFirst: instance.PayTypeFirst }) as const;

/** Keeps its identity whoever pays: another would price all of them again. */
const quoteRenewal = (instance: Instance, period: RentalPeriod, signal: AbortSignal): Promise<Price> =>
  askOrderPrice(renewalOf(instance, period), null, signal, titleOf(instance));

/** A price is asked for anew after a no to the renewal alone: one that was sent before is repeated at its own. */
const isRefusal = (error: unknown): error is ApiError => endsWish(error, true);

/** Why one of many renewals was refused: no button stands beside it, so a sub-account whose main account is short reads whom to ask (decisions 211). */
function toldInLine(error: unknown, agreed: Price, buyer: Buyer): unknown {
  if (!isRefusal(error)) return error;
  const problem = refusalOf(error, agreed, buyer);
  // The limits say whom to ask by themselves, and what is left of them is another sum after each renewal.
  const reason = problem.kind === 'mainShort' ? shortReason(problem, buyer) : null;
  return reason === null ? error : new ApiError({ ...error, reason });
}

/** Price and purchase of renewals one after another, each paid first from the purse it was rented with. One without an answer is the same when it is tried again, also after the list was read again, at the price that was agreed to then (decisions 216); 续费 of its own dialog knows of it too. */
export function renewalsOf(viewer: Viewer) {
  const buyer = buyerOf(viewer);
  const intention = orderIntention('instance', viewer);
  const wishOf = (instance: Instance, period: RentalPeriod) =>
    orderWish(choiceText(intentionOf(renewalOf(instance, period)), null), '');
  return {
    quote: quoteRenewal,
    renew: (instance: Instance, period: RentalPeriod, price: Price): Promise<unknown> => {
      const sent = renewalOf(instance, period);
      const attempt: Attempt<OrderDraft> = { sent, price, coupons: null, subject: subjectOf(sent) };
      return intention
        .sendAt(wishOf(instance, period), attempt, (idempotencyKey, agreed) =>
          buyOrder(agreed.sent, agreed.price, { part: titleOf(instance), idempotencyKey }),
        )
        .catch((error: unknown) => {
          throw toldInLine(error, price, buyer);
        });
    },
    isRefusal,
    unansweredPrice: (instance: Instance, period: RentalPeriod): Price | null =>
      intention.lost<Attempt<OrderDraft>>().get(wishText(wishOf(instance, period)))?.terms.price ?? null,
    /** Whether one of its own dialog, or for another period, has no answer yet: it may have been paid too. */
    hasAnother: (instance: Instance, period: RentalPeriod): boolean => {
      const subject = subjectOf(renewalOf(instance, period));
      const own = wishText(wishOf(instance, period));
      return [...intention.lost<Attempt<OrderDraft>>()].some(
        ([wish, { terms }]) => wish !== own && terms.subject === subject,
      );
    },
  };
}
