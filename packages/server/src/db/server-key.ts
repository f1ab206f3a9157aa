import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Tx } from './database';
import { serverSecret } from './schema/file';

/** A key of the server itself, shared by all servers of one database. Made on first use; a second maker loses and reads the first one's. */
export async function serverKey(tx: Tx, name: string): Promise<string> {
  await tx
    .insert(serverSecret)
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflictDoNothing();
  const [row] = await tx.select().from(serverSecret).where(eq(serverSecret.name, name));
  if (row === undefined) throw new Error('服务器的密钥不存在，请检查数据库是否可写');
  return row.value;
}
