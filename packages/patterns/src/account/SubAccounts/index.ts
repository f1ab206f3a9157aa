export { AddSubAccountDialog } from './AddSubAccountDialog';
export { SubAccountLimitDialog, SubAccountNoteDialog, SubAccountPasswordDialog } from './ChangeDialogs';
export { RemoveSubAccountDialog } from './RemoveSubAccountDialog';
export type { SubAccountAction } from './SubAccounts';
