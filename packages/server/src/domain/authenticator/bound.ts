import { SECOND_STEP, type SecondStep } from '@compute-market/contract/entities/authenticator';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import type { users } from '../../db/schema/account';
import { authenticator, recoveryCode } from '../../db/schema/authenticator';
import { countRecoveryCodes } from './recovery-codes';

export type BoundAuthenticator = typeof authenticator.$inferSelect;

/** The authenticator that is bound to a main account. */
export async function boundAuthenticator(tx: Tx, userId: number): Promise<BoundAuthenticator | null> {
  const [found] = await tx
    .select()
    .from(authenticator)
    .where(and(eq(authenticator.userId, userId), isNotNull(authenticator.boundAt)));
  return found ?? null;
}

/** With what a login of a main account goes on after its password, what is usual first; nothing when the password is enough. */
export async function secondStepsOf(
  tx: Tx,
  { id, secondFactor }: Pick<typeof users.$inferSelect, 'id' | 'secondFactor'>,
): Promise<SecondStep[]> {
  const sms = secondFactor ? [SECOND_STEP.sms] : [];
  if ((await boundAuthenticator(tx, id)) === null) return sms;
  const recovery = (await countRecoveryCodes(tx, id)) > 0 ? [SECOND_STEP.recovery] : [];
  return [SECOND_STEP.authenticator, ...sms, ...recovery];
}

/** Forgets it with its recovery codes, one that is being bound too. Answers whether one was bound. */
export async function forgetAuthenticator(tx: Tx, userId: number): Promise<boolean> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  const [forgotten] = await tx
    .delete(authenticator)
    .where(eq(authenticator.userId, userId))
    .returning({ boundAt: authenticator.boundAt });
  return forgotten !== undefined && forgotten.boundAt !== null;
}
