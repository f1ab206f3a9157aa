import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../api/errors';

interface CodeValues {
  phone: string;
  code: string;
  /** In a form with two codes, the one to the phone in use. */
  current_code: string;
}

interface CodePlace {
  /** The field of the code. */
  readonly codeField?: 'code' | 'current_code';
  /** The field that a refusal belongs to; the code's when not given. */
  readonly fieldOf?: (error: ApiError) => keyof CodeValues;
}

/** Asks for a text-message code; resolves to whether one was sent. A refusal stands at its field. */
export function useCodeRequest<Values extends Pick<CodeValues, 'code'>, Checked = Values>(
  wide: UseFormReturn<Values, unknown, Checked>,
  send: () => Promise<unknown>,
  { codeField = 'code', fieldOf = () => codeField }: CodePlace = {},
) {
  // The form may have more fields; only these are touched here.
  const form = wide as unknown as UseFormReturn<CodeValues>;
  return async (): Promise<boolean> => {
    try {
      await send();
      form.clearErrors(codeField);
      form.setFocus(codeField);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      form.setError(fieldOf(error), { type: 'server', message: error.reason }, { shouldFocus: true });
      return false;
    }
  };
}
