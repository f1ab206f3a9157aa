export type { CouponPicks, Order, OrderProblem } from './order';
export { MonthsField } from './MonthsField';
export { OrderProblemNote } from './OrderProblemNote';
export { PaidFrom } from './PaidFrom';
export { payStep } from './pay-step';
export { anotherReason, shortReason, unknownReason } from './short-reason';
export { subShort } from './sub-short';
export { useTold } from './useTold';
