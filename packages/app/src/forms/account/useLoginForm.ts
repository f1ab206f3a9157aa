import { login } from '@compute-market/contract/calls/session';
import { errors } from '@compute-market/contract/errors';
import { loginForm, type LoginForm } from '@compute-market/contract/forms/login-form';
import type { FormSlot } from '@compute-market/patterns/account/LoginScreen';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { useSentForm } from '../useSentForm';
import type { StayField } from './useStaySignedIn';

/** 账号登录; `onEntered` is given the session's token, `onChallenged` what the account says of the code that it asks for too. */
export function useLoginForm(
  onEntered: (token: string) => Promise<void>,
  onChallenged: (told: unknown) => void,
  stay: StayField,
): FormSlot<LoginForm> {
  return useSentForm({
    schema: loginForm,
    defaultValues: { phone: '', passwd: '' },
    fields: { WRONG_CREDENTIALS: 'passwd' },
    send: async (values) => {
      try {
        await onEntered((await api.call(login, { ...values, ...stay })).session);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== errors.SECOND_FACTOR_REQUIRED.status) throw error;
        onChallenged(error.data);
      }
    },
  });
}
