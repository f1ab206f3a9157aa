import { SECOND_STEP, type AuthenticatorProof } from '@compute-market/contract/entities/authenticator';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { authenticator } from '../../db/schema/authenticator';
import { authenticatorPlace, unsealSecret } from '../../db/sealed-secret';
import type { CallContext } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { stepOfCode } from '../../platform/one-time-code';
import { clearAttempts, countAttempt, type TriedAccount } from '../account/attempts';
import { boundAuthenticator } from './bound';
import { useRecoveryCode } from './recovery-codes';

/** Checks a code against a stored secret. Answers its step of time. */
export async function stepOf(
  tx: Tx,
  { services: { clock, config, logger } }: CallContext,
  { userId, secret }: Pick<typeof authenticator.$inferSelect, 'userId' | 'secret'>,
  code: string,
): Promise<number> {
  const opened = await unsealSecret(tx, config, authenticatorPlace(userId), secret);
  if (opened === null) {
    logger.error(
      { userId },
      'the secret of an authenticator does not open: SECRET_KEY is not the one it was sealed with',
    );
    throw new Refusal('NOT_AVAILABLE', { reason: '身份验证器暂时无法校验，请使用其他方式或联系客服' });
  }
  const step = stepOfCode(opened, code, clock.now());
  if (step === null) throw new Refusal('CODE_WRONG');
  return step;
}

/** Spends a code of the authenticator: the guard is in the UPDATE, so that of two who send one code one gets through. */
async function useAuthenticatorCode(tx: Tx, context: CallContext, userId: number, code: string): Promise<void> {
  const bound = await boundAuthenticator(tx, userId);
  if (bound === null) throw new Refusal('CONFLICT', { reason: '该账号未绑定身份验证器，请使用其他方式' });
  const step = await stepOf(tx, context, bound, code);
  const spent = await tx
    .update(authenticator)
    .set({ lastStep: step })
    .where(and(eq(authenticator.userId, userId), isNotNull(authenticator.boundAt), lt(authenticator.lastStep, step)))
    .returning({ userId: authenticator.userId });
  if (spent.length === 0) throw new Refusal('CODE_WRONG', { reason: '该验证码已使用过，请等待下一个验证码' });
}

async function use(tx: Tx, context: CallContext, userId: number, { way, code }: AuthenticatorProof): Promise<void> {
  if (way === SECOND_STEP.authenticator) return useAuthenticatorCode(tx, context, userId, code);
  if (!(await useRecoveryCode(tx, userId, code)))
    throw new Refusal('CODE_WRONG', { reason: '恢复码错误或已使用，请检查或换一个' });
}

/** Whose codes are tried, and by which step: a brake on one leaves the others free. */
export const triedStep = (account: TriedAccount, way: string): TriedAccount => ({
  ...account,
  key: `second:${way}:${account.key}`,
  otherwise: '',
});

/**
 * Does what a code of the authenticator or a recovery code is asked for, in one transaction with spending it: a refusal there leaves the code usable.
 * A wrong one is counted whatever comes.
 */
export async function proven<Answer>(
  context: CallContext,
  account: TriedAccount,
  userId: number,
  proof: AuthenticatorProof,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  const tried = triedStep(account, proof.way);
  const attempt = await countAttempt(context, tried);
  const answer = await context.transaction(async (tx) => {
    await use(tx, context, userId, proof);
    return work(tx);
  });
  await clearAttempts(context, tried, attempt);
  return answer;
}
