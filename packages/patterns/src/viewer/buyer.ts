import { limitLeft, type LimitLeft } from './limit-left';
import { hasRight } from './rights';
import type { Viewer } from './viewer';

/** Who is about to pay. A sub-account pays within its limits (decisions 18, 127), unless it was not granted buying. */
export type Buyer =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'main'; readonly hasVoucher: boolean }
  | ({ readonly kind: 'sub'; readonly mayBuy: boolean } & LimitLeft);

/** Who pays for an order of this viewer; an account that is not read yet counts as a main account without vouchers. */
export function buyerOf(viewer: Viewer): Buyer {
  if (viewer.role === 'visitor') return { kind: 'visitor' };
  if (viewer.role === 'sub' && viewer.user.SubAccount)
    return { kind: 'sub', ...limitLeft(viewer.user.SubAccount), mayBuy: hasRight(viewer.user.SubAccount, 'buy') };
  return { kind: 'main', hasVoucher: viewer.role === 'main' && viewer.user.PowerMoney > 0 };
}
