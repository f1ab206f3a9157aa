import { assignCoupon } from '@compute-market/contract/calls/coupon';
import { api } from '../api';
import { showSuccess } from '../state/toasts';
import { flowMessages } from './messages';
import { useCardAction } from './useCardAction';

/** Claiming coupons, one group at a time; `readAgain` brings the lists up to date. A repeated claim of a group is the same one. */
export const useCouponClaim = (readAgain: () => Promise<void>) =>
  useCardAction(async (groupId) => {
    await api.call(assignCoupon, { group_id: groupId }, { idempotencyKey: `coupon-${groupId}` });
    showSuccess(flowMessages.claimed);
    await readAgain();
  });
