export { aheadHref, aheadId } from './ahead';
export { BalanceCourse } from './BalanceCourse';
export { chargeHref } from './charge-href';
export { runwayMessages } from './messages';
export { nextMessages } from './next-messages';
export { Held, NextCharge } from './NextCharge';
export { RunwayLasts } from './RunwayLasts';
export { chargeName, isCharged, runwayLasts, runwayView, toldNext } from './runway-view';
