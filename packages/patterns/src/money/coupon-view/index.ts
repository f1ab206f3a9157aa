export { couponView, groupView, lacksVerification } from './coupon-view';
export type { Verified } from './coupon-view';
