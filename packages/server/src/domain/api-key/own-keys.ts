import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { apiKey } from '../../db/schema/api-key';
import type { Actor } from '../../http/handler';

/** Of the caller alone: a main account does not see its sub-accounts' keys, nor they its. */
export const ownApiKey = ({ userId, subAccountId }: Pick<Actor, 'userId' | 'subAccountId'>): SQL | undefined =>
  and(
    eq(apiKey.userId, userId),
    subAccountId === null ? isNull(apiKey.subAccountId) : eq(apiKey.subAccountId, subAccountId),
  );

/** Ends all keys of a closed account, or of one sub-account. */
export const endAllApiKeys = (tx: Tx, userId: number, subAccountId?: number): Promise<unknown> =>
  tx
    .delete(apiKey)
    .where(
      and(eq(apiKey.userId, userId), subAccountId === undefined ? undefined : eq(apiKey.subAccountId, subAccountId)),
    );
