export { runwayMessages } from './messages';
export { chargeName, isCharged, runwayLasts, runwayView } from './runway-view';
