import type { SecondStep } from '@compute-market/contract/entities/authenticator';
import { proofForm, type ProofForm } from '@compute-market/contract/forms/authenticator-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useSubmission } from '../useSubmission';
import { useCodeRequest } from './useCodeRequest';

interface Proof {
  /** Sends a code of this kind; rejects with ApiError. */
  readonly send: (code: string) => Promise<void>;
  /** Asks for a text message. */
  readonly requestCode: () => Promise<unknown>;
}

/** A form of one code. The kind may change under it; `form.reset()` then empties it. */
export function useProofForm(way: SecondStep, { send, requestCode }: Proof) {
  const form = useForm<ProofForm>({
    resolver: zodResolver(proofForm(way)),
    mode: 'onTouched',
    defaultValues: { code: '' },
  });
  const submission = useSubmission({
    form,
    fields: { CODE_WRONG: 'code', CODE_EXPIRED: 'code' },
    send: ({ code }) => send(code.trim()),
  });
  return { form, ...submission, onRequestCode: useCodeRequest(form, requestCode) };
}
