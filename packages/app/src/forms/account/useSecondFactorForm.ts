import { sendSecondFactorCode, setSecondFactor } from '@compute-market/contract/calls/second-factor';
import { secondFactorForm, type SecondFactorForm } from '@compute-market/contract/forms/security-forms';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { api } from '../../api';
import { useCodeRequest } from './useCodeRequest';
import { useSubmission } from '../useSubmission';

/** 二次验证, turned on or off by a code to the account's own phone. */
export function useSecondFactorForm(on: boolean, onDone: () => Promise<void>) {
  const form = useForm<SecondFactorForm>({
    resolver: zodResolver(secondFactorForm),
    mode: 'onTouched',
    defaultValues: { code: '' },
  });
  const submission = useSubmission({
    form,
    fields: { CODE_WRONG: 'code', CODE_EXPIRED: 'code' },
    send: async ({ code }) => {
      await api.call(setSecondFactor, { on, code });
      await onDone();
    },
  });
  return {
    form,
    ...submission,
    onRequestCode: useCodeRequest(form, () => api.call(sendSecondFactorCode, {})),
  };
}
