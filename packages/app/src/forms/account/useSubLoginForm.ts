import { subAccountLogin } from '@compute-market/contract/calls/session';
import { subLoginForm, type SubLoginForm } from '@compute-market/contract/forms/login-form';
import type { FormSlot } from '@compute-market/patterns/account/LoginScreen';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { api } from '../../api';
import type { StayField } from './useStaySignedIn';
import { useSubmission } from '../useSubmission';

/** 子账号登录; `onEntered` is given the session's token. */
export function useSubLoginForm(onEntered: (token: string) => Promise<void>, stay: StayField): FormSlot<SubLoginForm> {
  const form = useForm<SubLoginForm>({
    resolver: zodResolver(subLoginForm),
    mode: 'onTouched',
    defaultValues: { phone: '', sub_account_name: '', passwd: '' },
  });
  const submission = useSubmission({
    form,
    fields: { WRONG_CREDENTIALS: 'passwd' },
    send: async (values) => onEntered((await api.call(subAccountLogin, { ...values, ...stay })).session),
  });
  return { form, ...submission };
}
