import { confirmLogin, sendLoginCode } from '@compute-market/contract/calls/second-factor';
import { loginCodeForm, type LoginCodeForm } from '@compute-market/contract/forms/login-form';
import type { CodeFormSlot } from '@compute-market/patterns/account/LoginScreen';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { api } from '../../api';
import { useCodeRequest } from './useCodeRequest';
import { useSubmission } from '../useSubmission';

/** The code after the password; `onEntered` is given the session's token. */
export function useLoginCodeForm(
  challenge: string,
  onEntered: (token: string) => Promise<void>,
): CodeFormSlot<LoginCodeForm> {
  const form = useForm<LoginCodeForm>({
    resolver: zodResolver(loginCodeForm),
    mode: 'onTouched',
    defaultValues: { code: '' },
  });
  const submission = useSubmission({
    form,
    fields: { CODE_WRONG: 'code', CODE_EXPIRED: 'code' },
    send: async ({ code }) => onEntered((await api.call(confirmLogin, { challenge, code })).session),
  });
  return {
    form,
    ...submission,
    onRequestCode: useCodeRequest(form, () => api.call(sendLoginCode, { challenge })),
  };
}
