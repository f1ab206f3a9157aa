export { AccountScreen } from './AccountScreen';
export { spendingOf } from './spending-view';
