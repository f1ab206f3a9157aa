export { RechargeScreen } from './RechargeScreen';
export type { RechargeScreenProps } from './RechargeScreen';
export { BalanceReminderDialog } from './BalanceReminderDialog';
export type { BalanceReminderDialogProps } from './BalanceReminderDialog';
