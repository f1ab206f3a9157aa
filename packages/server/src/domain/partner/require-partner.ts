import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { users } from '../../db/schema/account';
import { requireActor, type CallContext } from '../../http/handler';
import { Refusal } from '../../http/refusal';

/** The caller, who must own machines that others rent. */
export async function requirePartner(tx: Tx, context: CallContext): Promise<number> {
  const { userId } = requireActor(context);
  const [user] = await tx.select({ isPartner: users.isPartner }).from(users).where(eq(users.id, userId));
  if (user?.isPartner !== true)
    throw new Refusal('PERMISSION_FORBIDDEN', { reason: '您还不是合作伙伴，请在合作收益页面申请加入' });
  return userId;
}
