export { runwayMessages } from './messages';
export { isCharged, runwayLasts, runwayView } from './runway-view';
