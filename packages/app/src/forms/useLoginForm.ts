import { login } from '@compute-market/contract/calls/session';
import { loginForm, type LoginForm } from '@compute-market/contract/forms/login-form';
import type { FormSlot } from '@compute-market/patterns/account/LoginScreen';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { api } from '../api';
import { useSubmission } from './useSubmission';

/** 账号登录; `onEntered` is given the session's token. */
export function useLoginForm(onEntered: (token: string) => Promise<void>): FormSlot<LoginForm> {
  const form = useForm<LoginForm>({ resolver: zodResolver(loginForm), mode: 'onTouched', defaultValues: { phone: '', passwd: '' } });
  const submission = useSubmission({
    form,
    fields: { WRONG_CREDENTIALS: 'passwd' },
    send: async (values) => onEntered((await api.call(login, values, { quiet: true })).session),
  });
  return { form, ...submission };
}
