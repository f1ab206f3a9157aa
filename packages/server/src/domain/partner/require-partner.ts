import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { users } from '../../db/schema/account';
import { partnerDay } from '../../db/schema/partner';
import { requireActor, type CallContext } from '../../http/handler';
import { Refusal } from '../../http/refusal';

/** Who sees 合作收益: a partner, and who was one and has days there, since its sheets are confirmed and paid after it ended (decisions 197). */
export const seesIncome = sql<boolean>`(${users.isPartner} or exists (select 1 from ${partnerDay} where ${partnerDay.userId} = ${users.id}))`;

/** The caller, on whose machines others rent or rented. */
export async function requirePartner(tx: Tx, context: CallContext): Promise<number> {
  const { userId } = requireActor(context);
  const [user] = await tx.select({ seesIncome }).from(users).where(eq(users.id, userId));
  if (user?.seesIncome !== true)
    throw new Refusal('PERMISSION_FORBIDDEN', { reason: '您还不是合作伙伴，请在合作收益页面申请加入' });
  return userId;
}
