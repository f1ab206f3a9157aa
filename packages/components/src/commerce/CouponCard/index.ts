export { CouponCard } from './CouponCard';
export type { CouponCardProps, CouponUrgencyMark } from './CouponCard';
export type { CouponKind, CouponState } from './coupon-face';
export { CouponCardSkeleton } from './CouponCardSkeleton';
export type { CouponCardSkeletonProps } from './CouponCardSkeleton';
