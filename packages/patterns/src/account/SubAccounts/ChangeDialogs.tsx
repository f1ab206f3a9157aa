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
import { useController, useWatch } from 'react-hook-form';
import { FormDialog, NewPasswordField, formFields, type DialogControl, type DialogForm } from '../../form-dialog';
import { LimitField } from './LimitField';
import { subAccountMessages as messages } from './messages';
import { RightsField } from './RightsField';
import { limitOf } from './sub-account-view';
import { NoteField } from './SubAccountFields';

interface OfAccount extends DialogControl {
  account: SubAccount;
}

type LimitForm = DialogForm<SubAccountLimitForm, SubAccountLimit>;

/** 修改额度, never below what is used (screens B11), and the limit of each month where the back end has one (decisions 127). */
export function SubAccountLimitDialog({ account, ...props }: OfAccount & LimitForm) {
  const { control, formState } = props.form;
  const total = useController({ control, name: 'money_limit' });
  const month = useController({ control, name: 'month_limit' });
  const disabled = formState.isSubmitting;
  return (
    <FormDialog {...props} title={messages.limitTitle(account.Name)} submitLabel={messages.save}>
      <LimitField
        of="total"
        field={total.field}
        hint={messages.form.usedHint(formatMoney(limitOf(account).used))}
        error={total.fieldState.error?.message}
        disabled={disabled}
      />
      {account.MonthLimit !== undefined && (
        <LimitField
          of="month"
          field={month.field}
          hint={messages.form.monthUsedHint(formatMoney(fenFromYuan(account.MonthMoney)))}
          error={month.fieldState.error?.message}
          disabled={disabled}
        />
      )}
    </FormDialog>
  );
}

/** 修改权限: what it may do beside looking, and what taking a right away does (decisions 126). */
export function SubAccountRightsDialog({ account, ...props }: OfAccount & DialogForm<SubAccountRightsForm>) {
  const { field, fieldState } = useController({ control: props.form.control, name: 'rights' });
  return (
    <FormDialog
      {...props}
      title={messages.rightsTitle(account.Name)}
      description={messages.rightsIntro}
      submitLabel={messages.save}
    >
      <RightsField
        label={messages.rights}
        field={field}
        error={fieldState.error?.message}
        disabled={props.form.formState.isSubmitting}
      />
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
