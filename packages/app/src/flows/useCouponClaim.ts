import { assignCoupon, redeemMoneyCoupon } from '@compute-market/contract/calls/coupon';
import { api } from '../api';
import { showSuccess } from '../state/toasts';
import { refreshUser } from './account';
import { flowMessages } from './messages';
import { useCardAction } from './useCardAction';

/** Claiming coupons, one group at a time; `readAgain` brings the lists up to date. A repeated claim of a group is the same one. */
export const useCouponClaim = (readAgain: () => Promise<void>) =>
  useCardAction(async (groupId) => {
    await api.call(assignCoupon, { group_id: groupId }, { idempotencyKey: `coupon-${groupId}` });
    showSuccess(flowMessages.claimed);
    await readAgain();
  });

/** Puts a claimed coupon into the balance. A repeated try is the same one. */
export async function putIntoBalance(couponId: number): Promise<void> {
  await api.call(redeemMoneyCoupon, { coupon_id: couponId }, { idempotencyKey: `redeem-${couponId}` });
  showSuccess(flowMessages.redeemed);
}

/** Claims a recharge coupon on offer and puts it into the balance, one group at a time. */
export const useCouponPutIn = (readAgain: () => Promise<void>) =>
  useCardAction(async (groupId) => {
    const { CouponId } = await api.call(assignCoupon, { group_id: groupId }, { idempotencyKey: `coupon-${groupId}` });
    // It is claimed by now, whatever becomes of the rest.
    try {
      // Which coupon it is need not be told: then it is put in from the wallet (decisions 40).
      if (CouponId === 0) showSuccess(flowMessages.claimed);
      else await putIntoBalance(CouponId);
    } finally {
      await Promise.all([readAgain(), refreshUser()]);
    }
  });
