export type { BillList } from './data';
export { BillsScreen } from './BillsScreen';
export type { BillsScreenProps } from './BillsScreen';
