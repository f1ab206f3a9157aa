export { rechargeOffer } from './recharge-offer';
export { RechargeCoupons } from './RechargeCoupons';
export type { RechargeCoupon } from './RechargeCoupons';
