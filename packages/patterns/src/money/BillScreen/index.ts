export { billCsv } from './bill-view';
export { BillScreen } from './BillScreen';
export type { BillScreenProps } from './BillScreen';
export { billMessages } from './messages';
