import type { ApplicableCoupon, JudgedCoupon } from '@compute-market/contract/entities/coupon';
import type { Price } from '@compute-market/contract/entities/price';
import type { Fen } from '@compute-market/contract/rules/money';
import type { Resource } from '../resource';

/** The coupons of the buyer, judged for this order. */
export interface CouponPicks {
  readonly valid: readonly ApplicableCoupon[];
  readonly all: readonly JudgedCoupon[];
  readonly best: ApplicableCoupon | null;
}

/** Why the order did not go through, or what has changed since; each ends in a next step. */
export type OrderProblem =
  | { readonly kind: 'priceChanged'; readonly before: Fen; readonly after: Fen }
  /** What is renewed ends at another time by now, or what is added to has another size, most likely since the same was ordered elsewhere; the sentence says which. */
  | { readonly kind: 'moved'; readonly reason: string }
  | { readonly kind: 'verification' }
  | { readonly kind: 'limit' }
  /** The main account's money does not reach, which its sub-account cannot top up. */
  | { readonly kind: 'mainShort' }
  /** The top-up has arrived, and the order waits for a yes. */
  | { readonly kind: 'arrived' }
  /** No definite answer came: trying again repeats the same intention. */
  | { readonly kind: 'unknown' }
  /** An order that was changed since got no definite answer: paying now is one beside it. */
  | { readonly kind: 'another' }
  | { readonly kind: 'refused'; readonly reason: string };

/** An order on its way to being paid: its price, what stands in its way, and the steps that can be taken. */
export interface Order {
  /** `refreshing` while a newer price is on its way. */
  readonly quote: Resource<Price>;
  /** Null where there can be none. */
  readonly coupons: CouponPicks | null;
  readonly problem: OrderProblem | null;
  readonly submitting: boolean;
  /** It is over: its price stands as it was paid, and nothing more can be pressed. */
  readonly paid: boolean;
  readonly onCouponChange: (couponId: number | null) => void;
  readonly onRetryQuote: () => void;
  /** Pays; a visitor is led to login first. */
  readonly onPay: () => void;
  /** Tops up what is missing; the order stays. */
  readonly onTopUp: () => void;
  /** Takes the new price as the one agreed to. */
  readonly onConfirmPrice: () => void;
  /** Copies a text that asks the main account for a higher limit. */
  readonly onAskLimit: () => void;
}
