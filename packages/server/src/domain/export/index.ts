import { deleteExport, getExports } from '@compute-market/contract/calls/export';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { storedFile } from '../../db/schema/file';
import { keptExport } from '../../db/schema/kept-export';
import { implementOwn, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { defineJob, type JobKind } from '../../jobs/job';
import { ago } from '../../jobs/retention';
import { fileLinkKey } from '../../storage/file-link';
import { keep } from './keep';
import { exportWire, keepExportsMs, ownExport, removeExports } from './rows';

const list = implementOwn(getExports, async (tx, { page, page_size }, { actor, services }) => {
  const now = services.clock.now();
  // What is over is gone for its owner at once, not with the next tidying.
  const shown = and(ownExport(actor), gt(keptExport.createdAt, ago(now, keepExportsMs)));
  const found = await tx
    .select({ row: keptExport, file: storedFile })
    .from(keptExport)
    .innerJoin(storedFile, eq(storedFile.name, keptExport.file))
    .where(shown)
    .orderBy(desc(keptExport.id))
    .limit(page_size)
    .offset((page - 1) * page_size);
  const key = await fileLinkKey(tx);
  return {
    data: found.map(({ row, file }) => exportWire(row, file, key, now)),
    total: await tx.$count(keptExport, shown),
    page,
    page_size,
  };
});

const remove = implementOwn(deleteExport, async (tx, { export_id }, { actor, services }) => {
  const removed = await removeExports(tx, services.clock.now(), and(ownExport(actor), eq(keptExport.id, export_id)));
  if (removed === 0) throw new Refusal('NOT_FOUND', { reason: '该导出文件已被删除，请刷新列表' });
  return null;
});

/** Files in one run; the next comes at once when there are more. */
const batch = 100;

/** Every hour removes exported files whose time is over. */
const tidyExports = defineJob(
  'export.tidy',
  async (tx, _payload, { clock }) => {
    const now = clock.now();
    const over = tx
      .select({ id: keptExport.id })
      .from(keptExport)
      .where(lte(keptExport.createdAt, ago(now, keepExportsMs)))
      .limit(batch)
      .for('update', { skipLocked: true });
    const removed = await removeExports(tx, now, inArray(keptExport.id, over));
    return { again: new Date(now.getTime() + (removed === batch ? 0 : hourMs)) };
  },
  { lane: 'upkeep', standing: true },
);

/** Files that customers exported, to be downloaded again (decisions 164). */
export const implementations: Implementation[] = [keep, list, remove];
export const jobKinds: JobKind[] = [tidyExports];
