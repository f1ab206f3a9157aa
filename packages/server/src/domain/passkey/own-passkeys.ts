import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { ownRows, rowsOfAccount } from '../../db/own-rows';
import { passkey } from '../../db/schema/passkey';
import type { Actor } from '../../http/handler';
import { wireTime } from '../../platform/wire';

export type PasskeyRow = typeof passkey.$inferSelect;

/** Of the caller alone: a main account does not see its sub-accounts' passkeys, nor they its. */
export const ownPasskey = (actor: Pick<Actor, 'userId' | 'subAccountId'>): SQL | undefined => ownRows(passkey, actor);

/** Ends all passkeys of a closed account, or of one sub-account. */
export const endAllPasskeys = (tx: Tx, userId: number, subAccountId?: number): Promise<unknown> =>
  tx.delete(passkey).where(rowsOfAccount(passkey, userId, subAccountId));

/** As the owner sees it. */
export const wirePasskey = ({ publicId, name, createdAt, lastUsedAt }: PasskeyRow) => ({
  Id: publicId,
  Name: name,
  CreateTime: wireTime(createdAt),
  LastTime: lastUsedAt && wireTime(lastUsedAt),
});
