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
} from '@compute-market/contract/forms/sub-account-forms';
import { fenFromYuan, amountForField, yuanFromFen } from '@compute-market/contract/rules/money';
import { SUB_RIGHTS } from '@compute-market/contract/rules/sub-right';
import { useState } from 'react';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { useSentForm } from '../useSentForm';
import { asSent } from './new-sub-account';

type Done = () => Promise<void>;

/** 新建子账号. */
export function useAddSubAccountForm(onDone: Done) {
  return useSentForm({
    schema: addSubAccountForm,
    defaultValues: { sub_account_name: '', passwd: '', money_limit: '', month_limit: '', note: '' },
    fields: { NAME_TAKEN: 'sub_account_name' },
    send: async (account) => {
      await api.call(addSubAccount, asSent(account));
      await onDone();
    },
  });
}

type LimitField = 'money_limit' | 'month_limit';

interface LimitedAccount {
  readonly account: SubAccount;
  /** Whether the back end takes one limit without the other. */
  readonly limitsApart: boolean;
}

/**
 * 修改额度. What is used may have grown meanwhile: the server's refusal stands at the field. The form may be older than a change elsewhere, so a limit
 * that was left as it stood is not sent beside one that was changed (decisions 245).
 */
export function useSubAccountLimitForm(
  { account: { Name, MoneyLimit, UsedMoney, MonthLimit }, limitsApart }: LimitedAccount,
  onDone: Done,
) {
  /** Limits of a try without a clear answer, which may have set them: what is then put back is sent, too. */
  const [unclear] = useState(() => new Set<LimitField>());
  return useSentForm({
    schema: subAccountLimitForm(fenFromYuan(UsedMoney)),
    defaultValues: {
      money_limit: amountForField(MoneyLimit),
      month_limit: MonthLimit == null ? '' : amountForField(MonthLimit),
    },
    fields: { INVALID_REQUEST: 'money_limit' },
    send: async ({ money_limit, month_limit }, { getValues, formState: { defaultValues } }) => {
      const typed = getValues();
      const isSent = (field: LimitField) => typed[field] !== defaultValues?.[field] || unclear.has(field);
      // A back end that tells no limit of the month knows none.
      const month = MonthLimit !== undefined && isSent('month_limit');
      // One that does not take them apart needs the total: another's, and a server of a release before this one.
      const total = !(month && limitsApart) || isSent('money_limit');
      try {
        await api.call(modifySubAccountMoneyLimit, {
          sub_account_name: Name,
          ...(total && { money_limit: yuanFromFen(money_limit) }),
          ...(month && { month_limit: month_limit === null ? null : yuanFromFen(month_limit) }),
        });
      } catch (error) {
        if (error instanceof ApiError && error.kind !== 'refused') {
          if (total) unclear.add('money_limit');
          if (month) unclear.add('month_limit');
        }
        throw error;
      }
      await onDone();
    },
  });
}

/** 修改权限. */
export function useSubAccountRightsForm({ Name, Rights = SUB_RIGHTS }: SubAccount, onDone: Done) {
  return useSentForm({
    schema: subAccountRightsForm,
    mode: 'onSubmit',
    defaultValues: { rights: [...Rights] },
    fields: { INVALID_REQUEST: 'rights' },
    send: async ({ rights }) => {
      await api.call(setSubAccountRights, { sub_account_name: Name, rights });
      await onDone();
    },
  });
}

/** 修改备注. */
export function useSubAccountNoteForm({ Name, Note }: SubAccount, onDone: Done) {
  return useSentForm({
    schema: subAccountNoteForm,
    mode: 'onSubmit',
    defaultValues: { note: Note },
    fields: { INVALID_REQUEST: 'note' },
    send: async ({ note }) => {
      await api.call(noteSubAccount, { sub_account_name: Name, note });
      await onDone();
    },
  });
}

/** 重置密码: every session of the sub-account ends. */
export function useSubAccountPasswordForm({ Name }: SubAccount, onDone: Done) {
  return useSentForm({
    schema: subAccountPasswordForm,
    defaultValues: { passwd: '' },
    fields: { INVALID_REQUEST: 'passwd' },
    send: async ({ passwd }) => {
      await api.call(resetSubAccountPassword, { sub_account_name: Name, passwd });
      await onDone();
    },
  });
}
