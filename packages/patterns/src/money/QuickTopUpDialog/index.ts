export { QuickTopUpDialog } from './QuickTopUpDialog';
export type { QuickTopUpDialogProps } from './QuickTopUpDialog';
