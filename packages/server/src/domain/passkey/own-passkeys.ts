import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { passkey } from '../../db/schema/passkey';
import type { Actor } from '../../http/handler';
import { wireTime } from '../../platform/wire';

export type PasskeyRow = typeof passkey.$inferSelect;

/** Of the caller alone: a main account does not see its sub-accounts' passkeys, nor they its. */
export const ownPasskey = ({ userId, subAccountId }: Pick<Actor, 'userId' | 'subAccountId'>): SQL | undefined =>
  and(
    eq(passkey.userId, userId),
    subAccountId === null ? isNull(passkey.subAccountId) : eq(passkey.subAccountId, subAccountId),
  );

/** Ends all passkeys of a closed account, or of one sub-account. */
export const endAllPasskeys = (tx: Tx, userId: number, subAccountId?: number): Promise<unknown> =>
  tx
    .delete(passkey)
    .where(
      and(eq(passkey.userId, userId), subAccountId === undefined ? undefined : eq(passkey.subAccountId, subAccountId)),
    );

/** As the owner sees it. */
export const wirePasskey = ({ publicId, name, createdAt, lastUsedAt }: PasskeyRow) => ({
  Id: publicId,
  Name: name,
  CreateTime: wireTime(createdAt),
  LastTime: lastUsedAt && wireTime(lastUsedAt),
});
