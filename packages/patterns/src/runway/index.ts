export { chargeHref } from './charge-href';
export { runwayMessages } from './messages';
export { RunwayLasts } from './RunwayLasts';
export { chargeName, isCharged, runwayLasts, runwayView } from './runway-view';
