export type { LabelsChange } from './labels-change';
export { LabelsDialog, type LabelsDialogProps } from './LabelsDialog';
