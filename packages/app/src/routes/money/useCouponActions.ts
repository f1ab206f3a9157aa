import { assignCoupon, redeemMoneyCoupon } from '@compute-market/contract/calls/coupon';
import { VERIFICATION_STATUS, VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { refreshUser } from '../../flows/account';
import { showSuccess } from '../../state/toasts';
import { verification } from '../../state/verification';
import { moneyRouteMessages as messages } from './messages';

/** One action at a time. A failed one is silent here: the client has told why, and the card returns to what it was (decisions 22). */
function useAction(work: (id: number) => Promise<void>) {
  const [pending, setPending] = useState<number | null>(null);
  const start = async (id: number) => {
    if (pending !== null) return;
    setPending(id);
    try {
      await work(id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setPending(null);
    }
  };
  return [pending, (id: number) => void start(id)] as const;
}

/** Claiming coupons and putting them into the balance; `readAgain` brings the lists up to date. */
export function useCouponActions(readAgain: () => Promise<void>) {
  const { records } = useSnapshot(verification);
  const [pendingGroup, onClaim] = useAction(async (groupId) => {
    await api.call(assignCoupon, { group_id: groupId }, { idempotencyKey: `coupon-${groupId}` });
    showSuccess(messages.claimed);
    await readAgain();
  });
  const [pendingCoupon, onRedeem] = useAction(async (couponId) => {
    await api.call(redeemMoneyCoupon, { coupon_id: couponId }, { idempotencyKey: `redeem-${couponId}` });
    showSuccess(messages.redeemed);
    await Promise.all([readAgain(), refreshUser()]);
  });
  const enterprise = records.some(
    ({ verify_type, status }) =>
      verify_type === VERIFICATION_TYPE.enterprise && status === VERIFICATION_STATUS.verified,
  );
  // The records do not tell a student from another person: the server decides when a student's coupon is claimed.
  return {
    pendingGroup,
    onClaim,
    pendingCoupon,
    onRedeem,
    verified: { student: records.some(({ status }) => status === VERIFICATION_STATUS.verified), enterprise },
  };
}
