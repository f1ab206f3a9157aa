export type { CouponPicks, Order, OrderProblem } from './order';
export { OrderProblemNote } from './OrderProblemNote';
export { payStep } from './pay-step';
export { paymentParts } from './payment-parts';
