import { COST_TYPE, DUE_MODE, INSTANCE_STATUS, NOTICE_EVENT } from '@compute-market/contract/enumerations';
import { formatTime } from '@compute-market/contract/rules/time';
import { hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { and, asc, eq, gt, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { costItem, instance } from '../../db/schema/instance';
import { defineJob } from '../../jobs/job';
import { wireTime } from '../../platform/wire';
import { dueHours } from '../reminder/due-hours';
import { isUntold, wireTimeOf } from '../reminder/untold';
import type { InstanceRow } from './state';
import { shownName, tellOwner } from './tell-owner';

const { running, starting, restarting, restartFailed, shutDown, diskKept } = INSTANCE_STATUS;
const lookMs = 10 * minuteMs;
/** Rows told in one run; the next comes at once when there are more. */
const batch = 200;
/** Hours before its release at which a kept disk's owner is told. */
const releaseHours = 24;

const later = (from: Date, hours: number): Date => new Date(from.getTime() + hours * hourMs);

/** Who bought or renewed it within that time before its end knows when it ends. */
const isOldNews = (hours: number): SQL =>
  sql`not exists (select 1 from ${costItem} where ${costItem.instanceId} = ${instance.id} and ${costItem.costType} in (${COST_TYPE.create}, ${COST_TYPE.renew}) and ${costItem.createdAt} >= ${instance.dueAt} - make_interval(hours => ${hours}::int))`;

const dueKey = ({ name, dueAt }: InstanceRow, hours: number): string => `due:${name}:${hours}:${wireTime(dueAt)}`;
const dueKeyOf = (hours: number): SQL =>
  sql`'due:' || ${instance.name} || ':' || ${String(hours)} || ':' || ${wireTimeOf(instance.dueAt)}`;

/** Rentals that end between the two hours from now and that do not renew themselves. */
const endingRentals = (tx: Tx, now: Date, [after, hours]: readonly [number, number]): Promise<InstanceRow[]> =>
  tx
    .select()
    .from(instance)
    .where(
      and(
        inArray(instance.status, [running, starting, restarting, restartFailed, shutDown]),
        gt(instance.dueAt, later(now, after)),
        lte(instance.dueAt, later(now, hours)),
        isNull(instance.autorenewPackTime),
        isUntold(dueKeyOf(hours)),
        isOldNews(hours),
      ),
    )
    .orderBy(asc(instance.dueAt))
    .limit(batch);

const releaseKey = ({ name }: InstanceRow, at: Date): string => `disk-release:${name}:${wireTime(at)}`;
const releaseKeyOf = sql`'disk-release:' || ${instance.name} || ':' || ${wireTimeOf(instance.diskReleaseAt)}`;

const releasedDisks = (tx: Tx, now: Date): Promise<InstanceRow[]> =>
  tx
    .select()
    .from(instance)
    .where(
      and(
        eq(instance.status, diskKept),
        gt(instance.diskReleaseAt, now),
        lte(instance.diskReleaseAt, later(now, releaseHours)),
        isUntold(releaseKeyOf),
      ),
    )
    .orderBy(asc(instance.diskReleaseAt))
    .limit(batch);

const whatFollows = ({ dueMode }: InstanceRow): string =>
  dueMode === DUE_MODE.keep ? '到期后关机并保留磁盘' : '到期后释放实例并清除数据';

async function tellOfEnd(tx: Tx, row: InstanceRow, hours: number, now: Date): Promise<void> {
  const text = `实例「${shownName(row)}」将于 ${formatTime(wireTime(row.dueAt))} 到期，${whatFollows(row)}。如需继续使用，请在到期前续费或开启自动续费。`;
  await tellOwner(tx, row, { key: dueKey(row, hours), event: NOTICE_EVENT.due, title: '实例即将到期', text }, now);
}

/** Tells its owner when a kept disk is released, once for that moment. */
export async function tellOfRelease(tx: Tx, row: InstanceRow, now: Date): Promise<void> {
  if (row.diskReleaseAt === null) return;
  const text = `实例「${shownName(row)}」保留的磁盘将于 ${formatTime(wireTime(row.diskReleaseAt))} 释放，释放后数据无法恢复。如需继续使用，请在此之前从该磁盘启动实例。`;
  await tellOwner(
    tx,
    row,
    { key: releaseKey(row, row.diskReleaseAt), event: NOTICE_EVENT.diskRelease, title: '磁盘即将释放', text },
    now,
  );
}

/** Tells owners a day and two hours before a rental ends, and a day before a kept disk goes, each once for that end. */
export const remindOfEnds = defineJob(
  'instance.end-reminders',
  async (tx, _payload, { clock }) => {
    const now = clock.now();
    let most = 0;
    for (const [index, hours] of dueHours.entries()) {
      const rentals = await endingRentals(tx, now, [dueHours[index - 1] ?? 0, hours]);
      for (const row of rentals) await tellOfEnd(tx, row, hours, now);
      most = Math.max(most, rentals.length);
    }
    const disks = await releasedDisks(tx, now);
    for (const row of disks) await tellOfRelease(tx, row, now);
    return { again: new Date(now.getTime() + (Math.max(most, disks.length) === batch ? 0 : lookMs)) };
  },
  { standing: true },
);
