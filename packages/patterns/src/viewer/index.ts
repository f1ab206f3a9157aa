export { buyerOf } from './buyer';
export type { Buyer } from './buyer';
export { limitLeft } from './limit-left';
export { monthLimitText } from './month-limit';
export { hasRight, mayDo } from './rights';
export { verificationLabel } from './verification-label';
export { nameOf, viewerOf } from './viewer';
export type { Customer, Viewer } from './viewer';
export { vipDiscountOf } from './vip-discount';
