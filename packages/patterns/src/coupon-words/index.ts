export { couponCondition, couponFace } from './coupon-words';
