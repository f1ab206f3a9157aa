import * as z from 'zod/mini';
import { smsCode } from './account-fields';
import { lineOf } from './text';

/** With what a login goes on after its password. A recovery code stands in for an authenticator that is lost. */
export const SECOND_STEP = { sms: 'sms', authenticator: 'authenticator', recovery: 'recovery' } as const;
export type SecondStep = (typeof SECOND_STEP)[keyof typeof SECOND_STEP];
/** The steps that an authenticator brings. */
export const authenticatorStep = z.enum({
  authenticator: SECOND_STEP.authenticator,
  recovery: SECOND_STEP.recovery,
});

/** Digits and period of a code, which every authenticator application takes as given (RFC 6238). */
export const AUTHENTICATOR_DIGITS = 6;
export const AUTHENTICATOR_PERIOD_SECONDS = 30;
/** How long a secret that was shown waits for its first code. */
export const AUTHENTICATOR_SETUP_SECONDS = 600;

/** How many recovery codes are given at once. */
export const RECOVERY_CODE_COUNT = 10;
/** Letters and digits of one, without its dashes. */
export const RECOVERY_CODE_LENGTH = 16;

/** What somebody typed as a recovery code, as it was given: capitals, no dashes or spaces. */
export const tidyRecoveryCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** The code of an authenticator. */
export const authenticatorCode = smsCode;
/** A recovery code, with or without its dashes. */
export const recoveryCode = z
  .string()
  .check(
    z.refine(
      (typed) => new RegExp(`^[A-Z2-7]{${RECOVERY_CODE_LENGTH}}$`).test(tidyRecoveryCode(typed)),
      `请输入${RECOVERY_CODE_LENGTH}位恢复码`,
    ),
  );
/** Any of the codes; what it must look like depends on the step. */
export const proofCode = lineOf(40).check(z.minLength(1, '请输入验证码'));

/** A proof by code for a change of the authenticator: one of its own, a recovery code, or a text message to the account's phone. */
export const authenticatorProof = z.strictObject({ way: z.enum(SECOND_STEP), code: proofCode });
export type AuthenticatorProof = z.infer<typeof authenticatorProof>;
