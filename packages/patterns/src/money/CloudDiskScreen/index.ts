export { CloudDiskScreen } from './CloudDiskScreen';
export type { CloudDiskScreenProps } from './CloudDiskScreen';
export { draftOf } from './disk-facts';
export type { Disk, DiskDraft } from './disk-facts';
export type { DiskOrder } from './OrderDialog';
