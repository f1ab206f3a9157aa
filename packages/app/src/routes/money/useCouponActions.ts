import { refreshUser } from '../../flows/account';
import { useCardAction } from '../../flows/useCardAction';
import { putIntoBalance, useCouponClaim, useCouponPutIn } from '../../flows/useCouponClaim';

/** Claiming coupons and putting them into the balance; `readAgain` brings the lists up to date. */
export function useCouponActions(readAgain: () => Promise<void>) {
  const [pendingGroup, onClaim] = useCouponClaim(readAgain);
  const [pendingOffer, onPutInOffer] = useCouponPutIn(readAgain);
  const [pendingCoupon, onRedeem] = useCardAction(async (couponId) => {
    await putIntoBalance(couponId);
    await Promise.all([readAgain(), refreshUser()]);
  });
  return { pendingGroup, onClaim, pendingOffer, onPutInOffer, pendingCoupon, onRedeem };
}
