import { and, inArray, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { ownRows, rowsOfAccount } from '../../db/own-rows';
import { sshKey } from '../../db/schema/ssh-key';
import type { Actor } from '../../http/handler';
import { Refusal } from '../../http/refusal';

export type SshKeyRow = typeof sshKey.$inferSelect;

/** Of the caller alone: a main account does not see its sub-accounts' keys, nor they its. */
export const ownKey = (actor: Pick<Actor, 'userId' | 'subAccountId'>): SQL | undefined => ownRows(sshKey, actor);

/** The caller's keys with these fingerprints; refused when one is not among them. */
export async function ownKeys(tx: Tx, actor: Actor, fingerprints: readonly string[]): Promise<SshKeyRow[]> {
  const wanted = [...new Set(fingerprints)];
  if (wanted.length === 0) return [];
  const found = await tx
    .select()
    .from(sshKey)
    .where(and(ownKey(actor), inArray(sshKey.fingerprint, wanted)));
  if (found.length < wanted.length)
    throw new Refusal('NOT_FOUND', { reason: '所选 SSH 公钥已被删除，请刷新后重新选择' });
  return found;
}

/** Takes all keys of a closed account, or of one sub-account, out. */
export const removeAllKeys = (tx: Tx, userId: number, subAccountId?: number): Promise<unknown> =>
  tx.delete(sshKey).where(rowsOfAccount(sshKey, userId, subAccountId));
