export { CouponDialog } from './CouponDialog';
export type { CouponDialogProps } from './CouponDialog';
export { CouponScreen } from './CouponScreen';
export type { CouponScreenProps } from './CouponScreen';
export { couponQuery, heldIn } from './coupon-query';
export type { CouponQuery } from './coupon-query';
