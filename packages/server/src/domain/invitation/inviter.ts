import { VERIFICATION_STATUS, VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import { maskName } from '@compute-market/contract/rules/id-number';
import { maskPhone } from '@compute-market/contract/rules/phone';
import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { users } from '../../db/schema/account';
import { verification } from '../../db/schema/verification';

/** How a main account is told to whoever it invites. */
export interface Inviter {
  readonly name: string;
  readonly maskedPhone: string;
}

/** The name of the verified company; else the masked name of the verified person, or of the account. What anybody may type is never told as a company (decisions 134). */
export async function inviterOf(tx: Tx, userId: number): Promise<Inviter> {
  const [owner] = await tx.select({ name: users.name, phone: users.phone }).from(users).where(eq(users.id, userId));
  if (owner === undefined) throw new Error('an invitation without its account');
  const [verified] = await tx
    .select()
    .from(verification)
    .where(and(eq(verification.userId, userId), eq(verification.status, VERIFICATION_STATUS.verified)))
    .orderBy(desc(verification.verifyType), desc(verification.id))
    .limit(1);
  const company = verified?.verifyType === VERIFICATION_TYPE.enterprise ? verified.companyName : '';
  const person = verified?.verifyType === VERIFICATION_TYPE.personal ? verified.name : '';
  return { name: company || person || maskName(owner.name), maskedPhone: maskPhone(owner.phone) };
}
