import type { CodeRequest } from '@compute-market/components/code-field';
import { SMS_RESEND_SECONDS } from '@compute-market/contract/constants';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../api/errors';
import { serverNow } from '../../state/clock';

interface CodeValues {
  phone: string;
  code: string;
  /** In a form with two codes, the one to the phone in use. */
  current_code: string;
}

/** When another code may be asked for, by its phone and purpose, seconds on the server's clock. */
const waits = new Map<string, number>();

/** What a code is for, and whose phone it goes to. */
export const purposeOf = (scene: string | number, phone: string): string => `${scene} ${phone}`;

/** The same of a code by which an account changes its second factor. */
export const ownCode = (phone: string): string => purposeOf('second factor', phone);

/** Seconds until another code may be asked for. */
export const codeWait = (purpose: string): number => Math.max(0, (waits.get(purpose) ?? 0) - serverNow());

/** Sends a code, unless the one before is so young that another would be refused (decisions 239). */
export async function sendCode(purpose: string, send: () => Promise<{ readonly wait: number }>): Promise<void> {
  if (codeWait(purpose) > 0) return;
  const { wait } = await send();
  // A back end need not tell it.
  waits.set(purpose, serverNow() + (wait || SMS_RESEND_SECONDS));
}

/** The code of this purpose was used up: asked for another within its wait, the server says how long that is, since nothing was sent that would still hold. */
export const endCode = (purpose: string): void => void waits.delete(purpose);

interface CodePlace {
  /** The field of the code. */
  readonly codeField?: 'code' | 'current_code';
  /** The field that a refusal belongs to; the code's when not given. */
  readonly fieldOf?: (error: ApiError) => keyof CodeValues;
  /** Whether a code may be asked for now; says why not by itself. */
  readonly mayAsk?: () => Promise<boolean>;
}

/** Asks for a text-message code; resolves to whether one was sent. A refusal stands at its field. The wait belongs to the phone and the purpose, which `purposeOf` names. */
export function useCodeRequest<Values extends Pick<CodeValues, 'code'>, Checked = Values>(
  wide: UseFormReturn<Values, unknown, Checked>,
  purposeOf: () => string,
  send: () => Promise<{ readonly wait: number }>,
  { codeField = 'code', fieldOf = () => codeField, mayAsk }: CodePlace = {},
): CodeRequest {
  // The form may have more fields; only these are touched here.
  const form = wide as unknown as UseFormReturn<CodeValues>;
  const request = async (): Promise<boolean> => {
    if (mayAsk && !(await mayAsk())) return false;
    try {
      await sendCode(purposeOf(), send);
      form.clearErrors(codeField);
      form.setFocus(codeField);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      form.setError(fieldOf(error), { type: 'server', message: error.reason }, { shouldFocus: true });
      return false;
    }
  };
  return Object.assign(request, { left: () => codeWait(purposeOf()) });
}
