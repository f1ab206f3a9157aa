export { MoveDialog, type MoveDialogProps } from './MoveDialog';
