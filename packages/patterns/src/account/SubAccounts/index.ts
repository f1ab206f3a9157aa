export { AddSubAccountDialog } from './AddSubAccountDialog';
export {
  SubAccountLimitDialog,
  SubAccountNoteDialog,
  SubAccountPasswordDialog,
  SubAccountRightsDialog,
} from './ChangeDialogs';
export { RemoveSubAccountDialog } from './RemoveSubAccountDialog';
export type { SubAccountAction } from './SubAccounts';
