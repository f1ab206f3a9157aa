export { AddSubAccountDialog } from './AddSubAccountDialog';
export {
  SubAccountLimitDialog,
  SubAccountNoteDialog,
  SubAccountPasswordDialog,
  SubAccountRightsDialog,
} from './ChangeDialogs';
export { InviteDialog } from './InviteDialog';
export { RemoveSubAccountDialog } from './RemoveSubAccountDialog';
export type { SubAccountAction } from './SubAccounts';
export { WithdrawInvitationDialog } from './WithdrawInvitationDialog';
