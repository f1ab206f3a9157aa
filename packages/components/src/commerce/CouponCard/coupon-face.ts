import type { Words } from '../../words';
import type { couponCardMessages } from './messages';

type CouponWords = Words<typeof couponCardMessages>;

/** What the coupon does; recharge coupons (type 0) become balance, the others take money off an order. */
export type CouponKind = 'recharge' | 'discount' | 'reduction';

/** Every state of a coupon card (product §4), and the two moments in which a request is under way. */
export type CouponState =
  | 'claimable'
  | 'claiming'
  | 'claimed'
  | 'noneLeft'
  | 'unverified'
  | 'needsLogin'
  | 'unused'
  | 'charging'
  | 'notStarted'
  | 'used'
  | 'expired';

/** Colour of the face: red takes money off, blue brings money in, grey does nothing any more. */
export type CouponTone = 'money' | 'recharge' | 'dead';

const dead: ReadonlySet<CouponState> = new Set(['noneLeft', 'used', 'expired']);

export const couponTone = (kind: CouponKind, state: CouponState): CouponTone =>
  dead.has(state) ? 'dead' : kind === 'recharge' ? 'recharge' : 'money';

/** The word stamped on a coupon that is over. */
export function couponStamp(state: CouponState, words: CouponWords): string | undefined {
  if (state === 'used') return words.used;
  return state === 'expired' ? words.expired : undefined;
}

export interface CouponButton {
  label: string;
  variant: 'primary' | 'outline';
  disabled?: boolean;
  loading?: boolean;
}

/** The one button of a card; a coupon that is over has none. */
export function couponButton(kind: CouponKind, state: CouponState, words: CouponWords): CouponButton | undefined {
  switch (state) {
    case 'claimable':
      return { label: words.claim, variant: 'outline' };
    case 'claiming':
      return { label: words.claiming, variant: 'outline', loading: true };
    case 'claimed':
      return { label: words.claimed, variant: 'outline', disabled: true };
    case 'noneLeft':
      return { label: words.noneLeft, variant: 'outline', disabled: true };
    case 'unverified':
      return { label: words.claim, variant: 'outline', disabled: true };
    case 'needsLogin':
      return { label: words.login, variant: 'outline' };
    case 'unused':
      return kind === 'recharge'
        ? { label: words.charge, variant: 'outline' }
        : { label: words.use, variant: 'primary' };
    case 'charging':
      return { label: words.charging, variant: 'outline', loading: true };
    case 'notStarted':
      return { label: words.notStarted, variant: 'outline', disabled: true };
    case 'used':
    case 'expired':
      return undefined;
  }
}
