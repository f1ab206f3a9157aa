import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import { INSTANCE_STATUS, NOTICE_EVENT } from '@compute-market/contract/enumerations';
import { formatTime } from '@compute-market/contract/rules/time';
import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance } from '../../db/schema/instance';
import { job } from '../../db/schema/job';
import { wireTime } from '../../platform/wire';
import { recordEvent } from './events';
import { powerOffJob } from './job-names';
import { resumeKeys } from './machine-keys';
import { moveInstance, type InstanceRow } from './state';
import { whatStays } from './stop-plan-job';
import { shownName, tellOwner } from './tell-owner';

/** Who did it, as far as the product knows: it was not asked to. */
const fromOutside = '在系统内或主机上操作';
/** What a container says that is off: it is set going by a restart. */
export const containerOff = '容器已停止，请重启实例';

const { running, shutDown } = INSTANCE_STATUS;

/** A rental whose machine ought to be on, or off. */
export interface Settled {
  readonly row: InstanceRow;
  readonly power: 'on' | 'off';
}

const isContainerOff = ({ message, abnormalSince }: InstanceRow): boolean =>
  abnormalSince !== null && message === containerOff;

/** What a rental says of its machine; null while it is being changed. */
function powerOf(row: InstanceRow): Settled['power'] | null {
  if (row.resizeRequestedAt !== null || row.powerOnAskedAt !== null) return null;
  return row.status === running && !isContainerOff(row) ? 'on' : 'off';
}

/** Rentals that rest, of these names or all: what was asked of their machines was done. */
export async function settledRentals(tx: Tx, names?: readonly string[]): Promise<Settled[]> {
  const stopping = tx
    .select({ id: job.id })
    .from(job)
    .where(
      and(
        eq(job.kind, powerOffJob),
        isNull(job.doneAt),
        isNull(job.failedAt),
        eq(sql`(${job.payload} ->> 'instanceId')::int`, instance.id),
      ),
    );
  const rows = await tx
    .select()
    .from(instance)
    .where(
      and(
        inArray(instance.status, [running, shutDown]),
        names && inArray(instance.name, [...names]),
        notExists(stopping),
      ),
    );
  return rows.flatMap((row) => {
    const power = powerOf(row);
    return power === null ? [] : [{ row, power }];
  });
}

const isSame = (one: InstanceRow, other: InstanceRow): boolean =>
  one.status === other.status &&
  one.lastRestartAt?.getTime() === other.lastRestartAt?.getTime() &&
  powerOf(one) === powerOf(other);

async function noteMachineOff(tx: Tx, row: InstanceRow, now: Date): Promise<void> {
  const at = `已于 ${formatTime(wireTime(now))}`;
  const key = `found-off:${row.name}:${now.getTime()}`;
  const event = NOTICE_EVENT.startError;
  const details = { reason: fromOutside };
  if (row.containerType === 'docker') {
    await tx.update(instance).set({ abnormalSince: now, message: containerOff }).where(eq(instance.id, row.id));
    await recordEvent(tx, { instance: row, kind: INSTANCE_EVENT.abnormal, at: now, details: { reason: containerOff } });
    const text = `实例「${shownName(row)}」${at} 停止运行（${fromOutside}），计费照常进行。继续使用请重启实例。`;
    await tellOwner(tx, row, { key, event, title: '实例已停止运行', text }, now);
    return;
  }
  const change = { message: '', abnormalSince: null, powerOnAskedAt: null };
  if (!(await moveInstance(tx, row.id, [running], shutDown, change))) return;
  await recordEvent(tx, { instance: row, kind: INSTANCE_EVENT.shutDown, at: now, details });
  const text = `实例「${shownName(row)}」${at} 关机（${fromOutside}）。${whatStays(row)}。`;
  await tellOwner(tx, row, { key, event, title: '实例已关机', text }, now);
}

async function noteMachineOn(tx: Tx, row: InstanceRow, now: Date): Promise<void> {
  const change = { message: '', abnormalSince: null };
  if (row.containerType === 'docker') {
    await tx.update(instance).set(change).where(eq(instance.id, row.id));
    await recordEvent(tx, { instance: row, kind: INSTANCE_EVENT.recovered, at: now });
    return;
  }
  const started = await moveInstance(tx, row.id, [shutDown], running, { ...change, lastRestartAt: now });
  if (started === null) return;
  await resumeKeys(tx, started, now);
  await recordEvent(tx, {
    instance: started,
    kind: INSTANCE_EVENT.poweredOn,
    at: now,
    details: { reason: fromOutside },
  });
}

/**
 * Notes that a machine is the other way than its rental says, which was read before the machine was looked at. A rental that changed in between is left
 * alone: then the product itself may have done it.
 */
export async function noteFoundPower(tx: Tx, { row, power }: Settled, now: Date): Promise<void> {
  const [current] = await tx.select().from(instance).where(eq(instance.id, row.id)).for('update');
  if (current === undefined || !isSame(row, current)) return;
  await (power === 'on' ? noteMachineOff : noteMachineOn)(tx, current, now);
}
