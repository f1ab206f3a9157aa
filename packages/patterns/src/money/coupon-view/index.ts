export { couponView, groupView } from './coupon-view';
