export { ReservationDialog } from './ReservationDialog';
export type { ReservationDialogProps } from './ReservationDialog';
