export { ShownOnceDialog, type ShownOnceDialogProps } from './ShownOnceDialog';
