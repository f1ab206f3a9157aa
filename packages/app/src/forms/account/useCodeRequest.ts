import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../api/errors';

interface CodeValues {
  phone: string;
  code: string;
}

/** Asks for a text-message code; resolves to whether one was sent. A refusal stands at the code, or at the field that `fieldOf` names. */
export function useCodeRequest<Values extends Pick<CodeValues, 'code'>, Checked = Values>(
  wide: UseFormReturn<Values, unknown, Checked>,
  send: () => Promise<unknown>,
  fieldOf: (error: ApiError) => keyof CodeValues = () => 'code',
) {
  // The form may have more fields; only these are touched here.
  const form = wide as unknown as UseFormReturn<CodeValues>;
  return async (): Promise<boolean> => {
    try {
      await send();
      form.setFocus('code');
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      form.setError(fieldOf(error), { type: 'server', message: error.reason }, { shouldFocus: true });
      return false;
    }
  };
}
