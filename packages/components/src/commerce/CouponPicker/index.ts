export { CouponPicker } from './CouponPicker';
export type { CouponPickerProps, UnusableCoupon, UsableCoupon } from './CouponPicker';
