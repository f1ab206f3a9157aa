export { buyerOf } from './buyer';
export type { Buyer } from './buyer';
export {
  leftLabel,
  limitLeft,
  monthLimit,
  tighterLimit,
  totalLimit,
  type LimitLeft,
  type ToldLimits,
} from './limit-left';
export { mainPhoneOf } from './main-phone';
export { hasRight, mayDo } from './rights';
export { verificationLabel } from './verification-label';
export { nameOf, viewerOf } from './viewer';
export type { Customer, Viewer } from './viewer';
export { vipDiscountOf } from './vip-discount';
