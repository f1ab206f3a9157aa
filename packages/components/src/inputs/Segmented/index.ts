export { Segmented } from './Segmented';
export type { SegmentedOption, SegmentedProps } from './Segmented';
