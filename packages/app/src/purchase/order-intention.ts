import type { Viewer } from '@compute-market/patterns/viewer';
import { keptIntention } from '../api/intention';
import { draftOwner } from '../drafts/kept-draft';
import { session } from '../state/session';
import type { CouponWish } from './quote-with-coupon';

/** The kinds of orders whose attempts are kept: an order of one kind is never one of another. */
export type OrderKind = 'rent' | 'instance' | 'bareMetal' | 'cloudDisk' | 'keptStart';

/**
 * What an account orders of one kind, also after the page was left where it had no answer (decisions 236). An order may be sent before it is
 * known whose session it is: while it has no answer, it is looked after before those of the account.
 */
export function orderIntention(kind: OrderKind, viewer: Viewer) {
  const early = keptIntention(kind, `session ${session.token}`);
  return 'user' in viewer && early.lost().size === 0 ? keptIntention(kind, draftOwner(viewer.user)) : early;
}

/** What has a price, with its wish for a coupon, as text. */
export const choiceText = (ordered: unknown, coupon: CouponWish): string => JSON.stringify([ordered, coupon]);

/** An order as a wish: its choice, and as text all that is sent beside it. */
export const orderWish = (choice: string, unpriced: string) => [choice, unpriced];
