import { and, eq, isNull } from 'drizzle-orm';
import { StartupError } from '../config';
import type { Tx } from '../db/database';
import { users } from '../db/schema/account';

/** The main account of a login phone, which cannot be closed meanwhile. Throws StartupError where there is none. */
export async function accountOf(tx: Tx, phone = ''): Promise<number> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.phone, phone), isNull(users.closedAt)))
    .for('update');
  if (user === undefined) throw new StartupError(`没有手机号为「${phone}」的主账号，请核对后重试。`);
  return user.id;
}
