import * as z from 'zod/mini';
import { enteredPassword, smsCode } from '../entities/account-fields';
import { authenticatorCode, recoveryCode, SECOND_STEP, type SecondStep } from '../entities/authenticator';

/** 绑定身份验证器 begins with the password. */
export const startAuthenticatorForm = z.object({ passwd: enteredPassword });
export type StartAuthenticatorForm = z.input<typeof startAuthenticatorForm>;

/** One code of any kind, for a login or a change. */
export interface ProofForm {
  code: string;
}

const rules = {
  [SECOND_STEP.authenticator]: z.object({ code: authenticatorCode }),
  [SECOND_STEP.recovery]: z.object({ code: recoveryCode }),
  [SECOND_STEP.sms]: z.object({ code: smsCode }),
} as const;

/** What a code of this kind must look like. */
export const proofForm = (way: SecondStep) => rules[way];
