import type { Price } from '@compute-market/contract/entities/price';
import type { Resource } from '../../resource';
import type { Buyer, CouponPicks } from '../CreateInstanceScreen';
import type { OrderDraft, Room } from './draft';

/** Who pays: sub-accounts within their limit, main accounts from their purses. */
export type OrderBuyer = Exclude<Buyer, { kind: 'visitor' }>;

/** Why an order was not done: the server said no, or nobody knows whether it was done. */
export type OrderFailure = { readonly kind: 'unknown' } | { readonly kind: 'refused'; readonly reason: string };

/** A price on its way to being paid. */
export interface PricedOrder {
  readonly quote: Resource<Price>;
  /** Null where there can be none. */
  readonly coupons: CouponPicks | null;
  readonly failure: OrderFailure | null;
  readonly submitting: boolean;
  readonly onCouponChange: (couponId: number | null) => void;
  readonly onRetry: () => void;
  readonly onPay: () => void;
  /** Tops up what is missing; the order stays. */
  readonly onTopUp: () => void;
  readonly onClose: () => void;
}

/** An order for one rental under way. */
export interface InstanceOrder extends PricedOrder {
  readonly draft: OrderDraft;
  /** What its machine has left; of no meaning for a renewal. */
  readonly room: Resource<Room>;
  readonly onChange: (draft: OrderDraft) => void;
}
