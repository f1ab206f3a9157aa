import { keepExport } from '@compute-market/contract/calls/export';
import { EXPORTS_MAX, EXPORTS_MAX_BYTES } from '@compute-market/contract/constants';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { storedFile } from '../../db/schema/file';
import { keptExport } from '../../db/schema/kept-export';
import { implement, requireActor, type Actor } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { fileLinkKey } from '../../storage/file-link';
import { keepFile, useFiles } from '../../storage/stored-file';
import { rowsOfAccount } from '../../db/own-rows';
import { exportWire, holdOwner, removeExports } from './rows';

/** Refuses what is no CSV text in UTF-8; that its content is text at all is looked at where it is stored. */
async function requireCsv(file: File): Promise<void> {
  const text = new TextDecoder('utf-8', { fatal: true });
  try {
    text.decode(await file.arrayBuffer());
  } catch {
    throw new Refusal('FILE_TYPE_INVALID', { reason: '导出文件的内容无法识别，请重新导出' });
  }
  if (!/\.csv$/i.test(file.name))
    throw new Refusal('FILE_TYPE_INVALID', { reason: '只能保留导出的表格文件，请重新导出' });
}

const megabytes = EXPORTS_MAX_BYTES / 1024 / 1024;

/**
 * The caller's own files that leave for one of this size: the oldest beyond the most that are kept, and as many more as the bytes of the main account
 * with its sub-accounts ask for (decisions 176). Nobody's file leaves for another's: refuses where the caller's own are not enough.
 */
async function leavingFor(tx: Tx, actor: Actor, size: number): Promise<number[]> {
  const kept = await tx
    .select({ id: keptExport.id, subAccountId: keptExport.subAccountId, size: storedFile.size })
    .from(keptExport)
    .innerJoin(storedFile, eq(storedFile.name, keptExport.file))
    .where(rowsOfAccount(keptExport, actor.userId))
    .orderBy(desc(keptExport.id));
  const own = kept.filter(({ subAccountId }) => subAccountId === actor.subAccountId);
  const staying = own.slice(0, EXPORTS_MAX - 1);
  const leaving = own.slice(EXPORTS_MAX - 1);
  let bytes = size + sumOf(kept) - sumOf(leaving);
  while (bytes > EXPORTS_MAX_BYTES) {
    const oldest = staying.pop();
    if (oldest === undefined)
      throw new Refusal('FILE_TOO_LARGE', {
        reason: `主账号与子账号的导出文件已占满 ${megabytes} MB，请其他成员在导出记录中删除不再需要的文件后重试`,
      });
    leaving.push(oldest);
    bytes -= oldest.size;
  }
  return leaving.map(({ id }) => id);
}

const sumOf = (files: readonly { readonly size: number }[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** Keeps a file that its owner exported (decisions 164). Its transactions hold the main account, so what all its people keep is counted one after the other. */
export const keep = implement(keepExport, async ({ file, list, filters, rows, chosen = false }, context) => {
  const actor = requireActor(context);
  await requireCsv(file);
  // Looked at before too, so that what is refused is not stored.
  const stored = await keepFile(context, file, 'export', (tx) => leavingFor(tx, actor, file.size));
  return context.transaction(async (tx) => {
    const now = context.services.clock.now();
    await holdOwner(tx, actor);
    await useFiles(tx, actor, [stored.name], 'export', now);
    const leaving = await leavingFor(tx, actor, stored.size);
    if (leaving.length > 0) await removeExports(tx, now, inArray(keptExport.id, leaving));
    const { userId, subAccountId } = actor;
    const [row] = await tx
      .insert(keptExport)
      .values({ userId, subAccountId, file: stored.name, list, filters, chosen, rows, createdAt: now })
      .returning();
    if (row === undefined) throw new Error('an exported file was not written');
    return exportWire(row, stored, await fileLinkKey(tx), now);
  });
});
