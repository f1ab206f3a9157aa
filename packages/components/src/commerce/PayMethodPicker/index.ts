export { PayMethodPicker } from './PayMethodPicker';
export type { PayMethod, PayMethodPickerProps } from './PayMethodPicker';
