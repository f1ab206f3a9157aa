export { AccountScreen } from './AccountScreen';
export { spendingOf, type Spending } from './spending-view';
