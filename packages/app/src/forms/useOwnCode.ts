import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api/errors';

interface CodeValues {
  code: string;
}

/** Asks for a text-message code to the phone that the server knows; resolves to whether one was sent. A refusal stands at the field. */
export function useOwnCode<Values extends CodeValues>(wide: UseFormReturn<Values>, send: () => Promise<unknown>) {
  // The form may have more fields; only this one is touched here.
  const form = wide as unknown as UseFormReturn<CodeValues>;
  return async (): Promise<boolean> => {
    try {
      await send();
      form.setFocus('code');
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      form.setError('code', { type: 'server', message: error.reason }, { shouldFocus: true });
      return false;
    }
  };
}
