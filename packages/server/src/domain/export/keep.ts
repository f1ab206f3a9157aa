import { keepExport } from '@compute-market/contract/calls/export';
import { EXPORTS_MAX } from '@compute-market/contract/constants';
import { desc, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { keptExport } from '../../db/schema/kept-export';
import { implement, requireActor, type Actor } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { fileLinkKey } from '../../storage/file-link';
import { keepFile, useFiles } from '../../storage/stored-file';
import { exportWire, holdOwner, ownExport, removeExports } from './rows';

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

/** The oldest leave, so that no more than the most are kept. */
async function removeOldest(tx: Tx, actor: Actor, now: Date): Promise<void> {
  const over = await tx
    .select({ id: keptExport.id })
    .from(keptExport)
    .where(ownExport(actor))
    .orderBy(desc(keptExport.id))
    .offset(EXPORTS_MAX);
  if (over.length > 0)
    await removeExports(
      tx,
      now,
      inArray(
        keptExport.id,
        over.map(({ id }) => id),
      ),
    );
}

/** Keeps a file that its owner exported (decisions 164). */
export const keep = implement(keepExport, async ({ file, list, filters, rows, chosen = false }, context) => {
  const actor = requireActor(context);
  await requireCsv(file);
  const stored = await keepFile(context, file, 'export');
  return context.transaction(async (tx) => {
    const now = context.services.clock.now();
    await holdOwner(tx, actor);
    await useFiles(tx, actor, [stored.name], 'export', now);
    const { userId, subAccountId } = actor;
    const [row] = await tx
      .insert(keptExport)
      .values({ userId, subAccountId, file: stored.name, list, filters, chosen, rows, createdAt: now })
      .returning();
    if (row === undefined) throw new Error('an exported file was not written');
    await removeOldest(tx, actor, now);
    return exportWire(row, stored, await fileLinkKey(tx), now);
  });
});
