import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { sandboxSecret } from '../db/schema/payment';

/** A key of the sandbox, shared by all servers of one database. Made on first use; a second maker loses and reads the first one's. */
export async function sandboxKey(tx: Tx, name: 'payment-notification' | 'page-token' | 'desk'): Promise<string> {
  await tx
    .insert(sandboxSecret)
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflictDoNothing();
  const [row] = await tx.select().from(sandboxSecret).where(eq(sandboxSecret.name, name));
  if (row === undefined) throw new Error('沙盒密钥不存在，请检查数据库是否可写');
  return row.value;
}

/** Signs a notification body. */
export function signature(key: string, body: string): string {
  return createHmac('sha256', key).update(body).digest('hex');
}

/** Compares in constant time. */
export function signatureMatches(key: string, body: string, given: string): boolean {
  const expected = Buffer.from(signature(key, body));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
