import { SECOND_STEP, type SecondStep } from '@compute-market/contract/entities/authenticator';
import { proofForm } from '@compute-market/contract/forms/authenticator-form';
import { useSentForm } from '../useSentForm';
import { endCode, useCodeRequest } from './useCodeRequest';

interface Proof {
  /** Sends a code of this kind; rejects with ApiError. */
  readonly send: (code: string) => Promise<void>;
  /** Asks for a text message. */
  readonly requestCode: () => Promise<{ readonly wait: number }>;
  /** What that is for, and its phone: see `useCodeRequest`. */
  readonly purpose: string;
}

/** A form of one code. The kind may change under it; `form.reset()` then empties it. */
export function useProofForm(way: SecondStep, { send, requestCode, purpose }: Proof) {
  const { form, ...submission } = useSentForm({
    schema: proofForm(way),
    defaultValues: { code: '' },
    fields: { CODE_WRONG: 'code', CODE_EXPIRED: 'code' },
    send: async ({ code }) => {
      await send(code.trim());
      if (way === SECOND_STEP.sms) endCode(purpose);
    },
  });
  return { form, ...submission, onRequestCode: useCodeRequest(form, () => purpose, requestCode) };
}
