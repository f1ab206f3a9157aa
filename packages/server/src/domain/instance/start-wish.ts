import { noticeWhenFree } from '@compute-market/contract/calls/instance';
import { INSTANCE_STATUS, NOTICE_EVENT } from '@compute-market/contract/enumerations';
import { formatTime } from '@compute-market/contract/rules/time';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance } from '../../db/schema/instance';
import { startWish } from '../../db/schema/start-wish';
import { implementOwn } from '../../http/handler';
import { defineJob, enqueue } from '../../jobs/job';
import { wireTime } from '../../platform/wire';
import { ownInstance } from './find-instances';
import { startWishJob } from './job-names';
import { isStartingFrom } from './kept-start';
import { mostCards, requireKept } from './start-options';
import type { InstanceRow } from './state';
import { shownName, tellOwner } from './tell-owner';

/** How often the machine is looked at for somebody who waits for its cards. */
const lookMs = 30_000;

/** Keeps the wish, or takes it back; asking for another number replaces it (screens B6). */
export const wishToStart = implementOwn(noticeWhenFree, async (tx, input, { actor, services }) => {
  const row = await ownInstance(tx, actor, input.instance_name);
  requireKept(row);
  await tx.delete(startWish).where(eq(startWish.instanceId, row.id));
  if (input.gpu_num === 0) return { NoticeGpuNum: 0 };
  const askedAt = services.clock.now();
  await tx.insert(startWish).values({ instanceId: row.id, gpuNum: input.gpu_num, askedAt });
  await enqueue(tx, {
    kind: startWishJob,
    payload: { instanceId: row.id, askedAt: askedAt.getTime() },
    runAt: askedAt,
    key: `${startWishJob}:${row.name}:${askedAt.getTime()}`,
  });
  return { NoticeGpuNum: input.gpu_num };
});

/** Looks until the cards are free and tells once. A wish that was taken back, replaced or has lost its disk ends quietly. */
export const startWishJobKind = defineJob<{ readonly instanceId: number; readonly askedAt: number }>(
  startWishJob,
  async (tx, { instanceId, askedAt }, { clock }) => {
    const [found] = await tx
      .select({ wish: startWish, row: instance })
      .from(startWish)
      .innerJoin(instance, eq(instance.id, startWish.instanceId))
      .where(eq(startWish.instanceId, instanceId))
      .for('update');
    if (found?.wish.askedAt.getTime() !== askedAt) return undefined;
    const now = clock.now();
    const isKept = found.row.status === INSTANCE_STATUS.diskKept && !(await isStartingFrom(tx, instanceId));
    if (isKept && (await mostCards(tx, found.row)) < found.wish.gpuNum)
      return { again: new Date(now.getTime() + lookMs) };
    await tx.delete(startWish).where(eq(startWish.instanceId, instanceId));
    if (isKept) await tell(tx, found.row, askedAt, now);
    return undefined;
  },
);

async function tell(tx: Tx, row: InstanceRow, askedAt: number, at: Date): Promise<void> {
  const until = row.diskReleaseAt === null ? '' : `，磁盘保留到 ${formatTime(wireTime(row.diskReleaseAt))}`;
  const text = `实例「${shownName(row)}」所在的机器现在有空闲显卡，可在「我的实例」中从保留磁盘启动${until}。显卡不预留，请尽快启动。`;
  // No event of its own in the settings: it belongs to those of kept disks.
  await tellOwner(
    tx,
    row,
    { key: `cards-free:${row.name}:${askedAt}`, event: NOTICE_EVENT.diskRelease, title: '原机器有空闲显卡', text },
    at,
  );
}
