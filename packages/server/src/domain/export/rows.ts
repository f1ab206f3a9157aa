import type { KeptExport } from '@compute-market/contract/entities/export';
import { EXPORT_DAYS } from '@compute-market/contract/constants';
import { dayMs } from '@compute-market/contract/rules/time-units';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { ownRows, rowsOfAccount } from '../../db/own-rows';
import { subAccounts, users } from '../../db/schema/account';
import { keptExport } from '../../db/schema/kept-export';
import type { Actor } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { wireTime } from '../../platform/wire';
import { fileLink } from '../../storage/file-link';
import { giveUpFiles, type StoredFile } from '../../storage/stored-file';

export type KeptExportRow = typeof keptExport.$inferSelect;

/** How long a file is kept. */
export const keepExportsMs = EXPORT_DAYS * dayMs;

/** Of the caller alone: a main account does not see its sub-accounts' files, nor they its. */
export const ownExport = (actor: Pick<Actor, 'userId' | 'subAccountId'>): SQL | undefined => ownRows(keptExport, actor);

/** An exported file as its owner sees it, with a link that is good for a while. `key` is that of file links. */
export const exportWire = (row: KeptExportRow, file: StoredFile, key: string, now: Date): KeptExport => ({
  Id: row.id,
  Name: file.originalName,
  List: row.list,
  Filters: row.filters,
  Chosen: row.chosen,
  Rows: row.rows,
  Size: file.size,
  CreateTime: wireTime(row.createdAt),
  ExpireTime: wireTime(new Date(row.createdAt.getTime() + keepExportsMs)),
  Url: fileLink(key, file, now),
});

/** Holds whoever exports: two that keep at once are counted one after the other, and an account that is closed meanwhile keeps nothing. */
export async function holdOwner(tx: Tx, { userId, subAccountId }: Actor): Promise<void> {
  const [owner] =
    subAccountId === null
      ? await tx.select({ gone: users.closedAt }).from(users).where(eq(users.id, userId)).for('update')
      : await tx
          .select({ gone: subAccounts.deletedAt })
          .from(subAccounts)
          .where(eq(subAccounts.id, subAccountId))
          .for('update');
  if (owner?.gone !== null) throw new Refusal('SESSION_INVALID');
}

/** Takes exported files away; their bytes are removed by the next tidying of files. Answers how many there were. */
export async function removeExports(tx: Tx, now: Date, which: SQL | undefined): Promise<number> {
  const removed = await tx.delete(keptExport).where(which).returning({ file: keptExport.file });
  await giveUpFiles(
    tx,
    removed.map(({ file }) => file),
    now,
  );
  return removed.length;
}

/** Takes all exported files of a closed account, or of one sub-account, away. */
export const removeAllExports = (tx: Tx, now: Date, userId: number, subAccountId?: number): Promise<number> =>
  removeExports(tx, now, and(rowsOfAccount(keptExport, userId, subAccountId)));
