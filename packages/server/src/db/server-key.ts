import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Tx } from './database';
import { serverSecret } from './schema/file';

const findKey = async (tx: Tx, name: string): Promise<string | undefined> =>
  (await tx.select({ value: serverSecret.value }).from(serverSecret).where(eq(serverSecret.name, name)))[0]?.value;

/** A key of the server itself, shared by all servers of one database. Made on first use, also by a call that only reads; a second maker loses and reads the first one's. */
export async function serverKey(tx: Tx, name: string): Promise<string> {
  const known = await findKey(tx, name);
  if (known !== undefined) return known;
  await tx
    .insert(serverSecret)
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflictDoNothing();
  const made = await findKey(tx, name);
  if (made === undefined) throw new Error('服务器的密钥不存在，请检查数据库是否可写');
  return made;
}
