import { Alert } from '@compute-market/components/alert';
import type { SubAccount } from '@compute-market/contract/entities/sub-account';
import type {
  SubAccountLimit,
  SubAccountLimitForm,
  SubAccountNoteForm,
  SubAccountPasswordForm,
  SubAccountRightsForm,
} from '@compute-market/contract/forms/sub-account-forms';
import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { useWatch } from 'react-hook-form';
import {
  FormDialog,
  NewPasswordField,
  formFields,
  type DialogControl,
  type DialogForm,
  FormAmountField,
  FormChoicesField,
} from '../../form-dialog';
import { subAccountMessages as messages } from './messages';
import { rightOptions } from './right-options';
import { limitOf } from './sub-account-view';
import { NoteField } from './SubAccountFields';

interface OfAccount extends DialogControl {
  account: SubAccount;
}

type LimitForm = DialogForm<SubAccountLimitForm, SubAccountLimit>;

/** 修改额度, never below what is used (screens B11), and the limit of each month where the back end has one (decisions 127). */
export function SubAccountLimitDialog({ account, ...props }: OfAccount & LimitForm) {
  return (
    <FormDialog {...props} title={messages.limitTitle(account.Name)} submitLabel={messages.save}>
      <FormAmountField
        form={props.form}
        name="money_limit"
        label={messages.form.limitOf.total}
        hint={messages.form.usedHint(formatMoney(limitOf(account).used))}
      />
      {account.MonthLimit !== undefined && (
        <FormAmountField
          form={props.form}
          name="month_limit"
          optional
          label={messages.form.limitOf.month}
          hint={messages.form.monthUsedHint(formatMoney(fenFromYuan(account.MonthMoney)))}
        />
      )}
    </FormDialog>
  );
}

/** 修改权限: what it may do beside looking, and what taking a right away does (decisions 126). */
export function SubAccountRightsDialog({ account, ...props }: OfAccount & DialogForm<SubAccountRightsForm>) {
  return (
    <FormDialog
      {...props}
      title={messages.rightsTitle(account.Name)}
      description={messages.rightsIntro}
      submitLabel={messages.save}
    >
      <FormChoicesField form={props.form} name="rights" label={messages.rights} options={rightOptions} />
      <Alert tone="info">{messages.rightsEffect}</Alert>
    </FormDialog>
  );
}

/** 修改备注 (screens B11). */
export function SubAccountNoteDialog({ account, ...props }: OfAccount & DialogForm<SubAccountNoteForm>) {
  const { field } = formFields(props.form);
  return (
    <FormDialog {...props} title={messages.noteTitle(account.Name)} submitLabel={messages.save}>
      <NoteField {...field('note')} />
    </FormDialog>
  );
}

/** 重置密码: says that its sessions end (screens B11). */
export function SubAccountPasswordDialog({ account, ...props }: OfAccount & DialogForm<SubAccountPasswordForm>) {
  const { control, field } = formFields(props.form);
  const typed = useWatch({ control, name: 'passwd' });
  return (
    <FormDialog
      {...props}
      title={messages.passwordTitle(account.Name)}
      description={messages.passwordIntro}
      submitLabel={messages.passwordSubmit}
    >
      <NewPasswordField label={messages.form.newPassword} typed={typed} {...field('passwd')} />
    </FormDialog>
  );
}
