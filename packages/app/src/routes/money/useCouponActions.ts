import { redeemMoneyCoupon } from '@compute-market/contract/calls/coupon';
import { VERIFICATION_STATUS, VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import { useSnapshot } from 'valtio';
import { api } from '../../api';
import { refreshUser } from '../../flows/account';
import { useCardAction } from '../../flows/useCardAction';
import { useCouponClaim } from '../../flows/useCouponClaim';
import { showSuccess } from '../../state/toasts';
import { verification } from '../../state/verification';
import { moneyRouteMessages as messages } from './messages';

/** Claiming coupons and putting them into the balance; `readAgain` brings the lists up to date. */
export function useCouponActions(readAgain: () => Promise<void>) {
  const { records } = useSnapshot(verification);
  const [pendingGroup, onClaim] = useCouponClaim(readAgain);
  const [pendingCoupon, onRedeem] = useCardAction(async (couponId) => {
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
