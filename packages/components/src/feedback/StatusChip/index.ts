export { StatusChip } from './StatusChip';
export type { StatusChipProps, StatusTone } from './StatusChip';
