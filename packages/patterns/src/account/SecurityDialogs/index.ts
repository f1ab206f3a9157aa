export { BindWechatDialog } from './BindWechatDialog';
export { ChangePasswordDialog } from './ChangePasswordDialog';
export { LowBalanceDialog } from './LowBalanceDialog';
export { NotifyPhoneDialog } from './NotifyPhoneDialog';
export { SecondFactorDialog } from './SecondFactorDialog';
export { UnbindWechatDialog } from './UnbindWechatDialog';
export { UnregisterDialog } from './UnregisterDialog';
export { UserNameDialog } from './UserNameDialog';
