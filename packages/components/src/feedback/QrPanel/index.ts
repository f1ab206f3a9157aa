export { QrPanel } from './QrPanel';
export type { QrPanelProps, QrState } from './QrPanel';
