import {
  addSubAccount,
  modifySubAccountMoneyLimit,
  noteSubAccount,
  resetSubAccountPassword,
  setSubAccountRights,
} from '@compute-market/contract/calls/sub-account';
import type { SubAccount } from '@compute-market/contract/entities/sub-account';
import {
  addSubAccountForm,
  subAccountLimitForm,
  subAccountNoteForm,
  subAccountPasswordForm,
  subAccountRightsForm,
  type AddSubAccount,
  type AddSubAccountForm,
  type SubAccountLimit,
  type SubAccountLimitForm,
  type SubAccountNoteForm,
  type SubAccountPasswordForm,
  type SubAccountRightsForm,
} from '@compute-market/contract/forms/sub-account-forms';
import { fenFromYuan, amountForField, yuanFromFen } from '@compute-market/contract/rules/money';
import { SUB_RIGHTS } from '@compute-market/contract/rules/sub-right';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { api } from '../../api';
import { useSubmission } from '../useSubmission';

type Done = () => Promise<void>;

/** 新建子账号. */
export function useAddSubAccountForm(onDone: Done) {
  const form = useForm<AddSubAccountForm, unknown, AddSubAccount>({
    resolver: zodResolver(addSubAccountForm),
    mode: 'onTouched',
    defaultValues: { sub_account_name: '', passwd: '', money_limit: '', month_limit: '', note: '' },
  });
  const submission = useSubmission({
    form,
    fields: { NAME_TAKEN: 'sub_account_name' },
    send: async ({ money_limit, month_limit, note, ...account }) => {
      await api.call(addSubAccount, {
        ...account,
        money_limit: yuanFromFen(money_limit),
        ...(month_limit !== null && { month_limit: yuanFromFen(month_limit) }),
        note: note || undefined,
      });
      await onDone();
    },
  });
  return { form, ...submission };
}

/** 修改额度. What is used may have grown meanwhile: the server's refusal stands at the field. */
export function useSubAccountLimitForm({ Name, MoneyLimit, UsedMoney, MonthLimit }: SubAccount, onDone: Done) {
  const resolver = zodResolver(subAccountLimitForm(fenFromYuan(UsedMoney)));
  const form = useForm<SubAccountLimitForm, unknown, SubAccountLimit>({
    resolver,
    mode: 'onTouched',
    defaultValues: {
      money_limit: amountForField(MoneyLimit),
      month_limit: MonthLimit == null ? '' : amountForField(MonthLimit),
    },
  });
  const submission = useSubmission({
    form,
    fields: { INVALID_REQUEST: 'money_limit' },
    send: async ({ money_limit, month_limit }) => {
      await api.call(modifySubAccountMoneyLimit, {
        sub_account_name: Name,
        money_limit: yuanFromFen(money_limit),
        // A back end that tells no limit of the month knows none.
        ...(MonthLimit !== undefined && { month_limit: month_limit === null ? null : yuanFromFen(month_limit) }),
      });
      await onDone();
    },
  });
  return { form, ...submission };
}

/** 修改权限. */
export function useSubAccountRightsForm({ Name, Rights = SUB_RIGHTS }: SubAccount, onDone: Done) {
  const form = useForm<SubAccountRightsForm>({
    resolver: zodResolver(subAccountRightsForm),
    defaultValues: { rights: [...Rights] },
  });
  const submission = useSubmission({
    form,
    fields: { INVALID_REQUEST: 'rights' },
    send: async ({ rights }) => {
      await api.call(setSubAccountRights, { sub_account_name: Name, rights });
      await onDone();
    },
  });
  return { form, ...submission };
}

/** 修改备注. */
export function useSubAccountNoteForm({ Name, Note }: SubAccount, onDone: Done) {
  const form = useForm<SubAccountNoteForm>({
    resolver: zodResolver(subAccountNoteForm),
    defaultValues: { note: Note },
  });
  const submission = useSubmission({
    form,
    fields: { INVALID_REQUEST: 'note' },
    send: async ({ note }) => {
      await api.call(noteSubAccount, { sub_account_name: Name, note });
      await onDone();
    },
  });
  return { form, ...submission };
}

/** 重置密码: every session of the sub-account ends. */
export function useSubAccountPasswordForm({ Name }: SubAccount, onDone: Done) {
  const form = useForm<SubAccountPasswordForm>({
    resolver: zodResolver(subAccountPasswordForm),
    mode: 'onTouched',
    defaultValues: { passwd: '' },
  });
  const submission = useSubmission({
    form,
    fields: { INVALID_REQUEST: 'passwd' },
    send: async ({ passwd }) => {
      await api.call(resetSubAccountPassword, { sub_account_name: Name, passwd });
      await onDone();
    },
  });
  return { form, ...submission };
}
