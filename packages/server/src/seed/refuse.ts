import { inArray } from 'drizzle-orm';
import { StartupError } from '../config';
import type { Tx } from '../db/database';
import { subAccounts, users } from '../db/schema/account';
import type { Services } from '../http/handler';
import { passwordMatches } from '../platform/password';
import { accounts, demoPassword } from './data/accounts';

/** Passwords of whoever has the phone of a demo account, sub-accounts too, as they are stored. */
async function storedPasswords(tx: Tx): Promise<string[]> {
  const phones = accounts.map(({ phone }) => phone);
  const mains = await tx
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(inArray(users.phone, phones));
  const ids = mains.map(({ id }) => id);
  const subs = await tx
    .select({ passwordHash: subAccounts.passwordHash })
    .from(subAccounts)
    .where(inArray(subAccounts.userId, ids));
  return [...mains, ...subs].map(({ passwordHash }) => passwordHash);
}

/** Production does not start on a database that a demo filled: everybody knows the password of its accounts, and its money is none (trust B25). */
export async function refuseDemoAccounts({ database }: Services): Promise<void> {
  for (const stored of await database.transaction(storedPasswords))
    if (await passwordMatches(stored, demoPassword))
      throw new StartupError(
        '数据库里有演示账号，其密码是公开的，不能用作正式环境。请用 DATA_DIR 或 DATABASE_URL 指定一个新的空数据库；仅供演示时请设置 DEMO=1。',
      );
}
