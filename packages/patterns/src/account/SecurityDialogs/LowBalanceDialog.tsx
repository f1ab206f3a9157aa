import type { LowBalance, LowBalanceForm } from '@compute-market/contract/forms/low-balance-form';
import { FormDialog, type DialogControl, type DialogForm, FormAmountField } from '../../form-dialog';
import { securityDialogMessages } from './messages';

const messages = securityDialogMessages.threshold;

/** 余额不足提醒: below which balance to tell (screens G8). */
export const LowBalanceDialog = (props: DialogControl & DialogForm<LowBalanceForm, LowBalance>) => (
  <FormDialog {...props} title={messages.title} submitLabel={securityDialogMessages.save}>
    <FormAmountField form={props.form} name="threshold" label={messages.label} hint={messages.hint} />
  </FormDialog>
);
