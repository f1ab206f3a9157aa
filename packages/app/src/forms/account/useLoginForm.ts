import { login } from '@compute-market/contract/calls/session';
import { loginChallenge, type LoginChallenge } from '@compute-market/contract/entities/login';
import { errors } from '@compute-market/contract/errors';
import { loginForm, type LoginForm } from '@compute-market/contract/forms/login-form';
import type { FormSlot } from '@compute-market/patterns/account/LoginScreen';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { useSubmission } from '../useSubmission';

/** What the account asks for after a right password; null when something else went wrong. */
function challengeOf(error: unknown): LoginChallenge | null {
  if (!(error instanceof ApiError) || error.status !== errors.SECOND_FACTOR_REQUIRED.status) return null;
  return loginChallenge.safeParse(error.data).data ?? null;
}

/** 账号登录; `onEntered` is given the session's token, `onChallenged` what a code is asked for with. */
export function useLoginForm(
  onEntered: (token: string) => Promise<void>,
  onChallenged: (challenge: LoginChallenge) => void,
): FormSlot<LoginForm> {
  const form = useForm<LoginForm>({
    resolver: zodResolver(loginForm),
    mode: 'onTouched',
    defaultValues: { phone: '', passwd: '' },
  });
  const submission = useSubmission({
    form,
    fields: { WRONG_CREDENTIALS: 'passwd' },
    send: async (values) => {
      const answer = await api.call(login, values).catch((error: unknown) => {
        const challenge = challengeOf(error);
        if (challenge === null) throw error;
        return challenge;
      });
      if ('session' in answer) await onEntered(answer.session);
      else onChallenged(answer);
    },
  });
  return { form, ...submission };
}
