import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { and, count, eq, ilike, inArray, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { likeText } from '../../db/like-text';
import { subAccounts } from '../../db/schema/account';
import { instance } from '../../db/schema/instance';
import { Refusal } from '../../http/refusal';

export type SubAccountRow = typeof subAccounts.$inferSelect;

const { running, starting, restarting, restartFailed, shutDown, ended, startFailedRefunded } = INSTANCE_STATUS;

/** The sub-accounts of a main account that are not deleted; with a keyword, those with it in their name or note. */
export function ofUser(userId: number, keyword = ''): SQL | undefined {
  const pattern = likeText(keyword);
  return and(
    eq(subAccounts.userId, userId),
    isNull(subAccounts.deletedAt),
    keyword === '' ? undefined : or(ilike(subAccounts.name, pattern), ilike(subAccounts.note, pattern)),
  );
}

/** One sub-account of a main account, locked. Somebody else's is as missing as one that never was. */
export async function ownSubAccount(tx: Tx, userId: number, name: string): Promise<SubAccountRow> {
  const [row] = await tx
    .select()
    .from(subAccounts)
    .where(and(ofUser(userId), eq(subAccounts.name, name)))
    .for('update');
  if (row === undefined) throw new Refusal('NOT_FOUND', { reason: '子账号不存在或已被删除，请刷新列表' });
  return row;
}

/** How many rentals of a sub-account are not over: running or on the way, with a disk kept, or waiting for their refund. */
export const unfinishedRentals = (tx: Tx, subAccountId: number): Promise<number> =>
  tx.$count(
    instance,
    and(eq(instance.subAccountId, subAccountId), notInArray(instance.status, [ended, startFailedRefunded])),
  );

/** Rentals paid for by the period, by sub-account. */
export async function runningBySubAccount(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const counted = await tx
    .select({ id: instance.subAccountId, running: count() })
    .from(instance)
    .where(
      and(
        inArray(instance.subAccountId, [...ids]),
        inArray(instance.status, [running, starting, restarting, restartFailed, shutDown]),
      ),
    )
    .groupBy(instance.subAccountId);
  return new Map(counted.flatMap((row) => (row.id === null ? [] : [[row.id, row.running] as const])));
}
