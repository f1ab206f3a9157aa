export { VipBadge } from './VipBadge';
export type { VipBadgeProps } from './VipBadge';
