import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { ownRows, rowsOfAccount } from '../../db/own-rows';
import { apiKey } from '../../db/schema/api-key';
import type { Actor } from '../../http/handler';

/** Of the caller alone: a main account does not see its sub-accounts' keys, nor they its. */
export const ownApiKey = (actor: Pick<Actor, 'userId' | 'subAccountId'>): SQL | undefined => ownRows(apiKey, actor);

/** Ends all keys of a closed account, or of one sub-account. */
export const endAllApiKeys = (tx: Tx, userId: number, subAccountId?: number): Promise<unknown> =>
  tx.delete(apiKey).where(rowsOfAccount(apiKey, userId, subAccountId));
