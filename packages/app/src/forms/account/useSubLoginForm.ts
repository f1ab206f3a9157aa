import { subAccountLogin } from '@compute-market/contract/calls/session';
import { subLoginForm, type SubLoginForm } from '@compute-market/contract/forms/login-form';
import type { FormSlot } from '@compute-market/patterns/account/LoginScreen';
import { api } from '../../api';
import { useSentForm } from '../useSentForm';
import type { StayField } from './useStaySignedIn';

/** 子账号登录; `onEntered` is given the session's token. */
export function useSubLoginForm(onEntered: (token: string) => Promise<void>, stay: StayField): FormSlot<SubLoginForm> {
  return useSentForm({
    schema: subLoginForm,
    defaultValues: { phone: '', sub_account_name: '', passwd: '' },
    fields: { WRONG_CREDENTIALS: 'passwd' },
    send: async (values) => onEntered((await api.call(subAccountLogin, { ...values, ...stay })).session),
  });
}
