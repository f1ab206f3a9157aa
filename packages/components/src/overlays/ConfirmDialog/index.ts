export { ConfirmDialog } from './ConfirmDialog';
export type { ConfirmDialogProps, ConfirmEffects } from './ConfirmDialog';
