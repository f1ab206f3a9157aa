import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import { BILLING, INSTANCE_STATUS, NOTICE_EVENT, type InstanceStatus } from '@compute-market/contract/enumerations';
import { and, eq, getTableColumns, inArray, isNotNull, isNull, max, notExists, notInArray, or } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance } from '../../db/schema/instance';
import { host } from '../../db/schema/market';
import { outage } from '../../db/schema/outage';
import { enqueue } from '../../jobs/job';
import { failStart } from '../instance/boot';
import { recordEvent } from '../instance/events';
import type { InstanceRow } from '../instance/state';
import { tellOwner } from '../instance/tell-owner';
import { lostText, silentHost, ticketLink } from './words';

/** The job that gives money back for an outage that is over. */
export const creditJob = 'outage.credit';

/** States in which paid time runs on a host. One that is only being made is refunded whole if it never runs (decisions 19). */
const paid: InstanceStatus[] = [
  INSTANCE_STATUS.running,
  INSTANCE_STATUS.restarting,
  INSTANCE_STATUS.shutDown,
  INSTANCE_STATUS.restartFailed,
];

interface OnLostHost {
  readonly row: InstanceRow;
  readonly hostName: string;
  readonly silentSince: Date | null;
}

/** Rentals on lost hosts that do not say so yet, locked in the order of their numbers. */
function newlyLost(tx: Tx): Promise<OnLostHost[]> {
  const known = tx
    .select({ id: outage.id })
    .from(outage)
    .where(and(eq(outage.instanceId, instance.id), isNull(outage.endedAt)));
  const isUnmarked = and(eq(instance.status, INSTANCE_STATUS.running), isNull(instance.abnormalSince));
  return tx
    .select({ row: getTableColumns(instance), hostName: host.name, silentSince: host.silentSince })
    .from(instance)
    .innerJoin(host, eq(host.id, instance.hostId))
    .where(and(isNotNull(host.lostAt), inArray(instance.status, paid), or(notExists(known), isUnmarked)))
    .orderBy(instance.id)
    .for('update', { of: instance });
}

/** When the last outage of a rental ended that is over. */
async function lastEnd(tx: Tx, instanceId: number): Promise<Date | null> {
  const [last] = await tx
    .select({ endedAt: max(outage.endedAt) })
    .from(outage)
    .where(eq(outage.instanceId, instanceId));
  return last?.endedAt ?? null;
}

/** Notes that a rental has lost its host, once, and tells its owner. One that was set going meanwhile is marked again without a word. */
async function beginOutage(tx: Tx, { row, hostName, silentSince }: OnLostHost, now: Date): Promise<void> {
  // A host may fall silent again before it was noted that it had answered: no minute counts in two outages.
  const earliest = Math.max(row.createdAt.getTime(), (await lastEnd(tx, row.id))?.getTime() ?? 0);
  const beganAt = new Date(Math.max((silentSince ?? now).getTime(), earliest));
  const [begun] = await tx
    .insert(outage)
    .values({ instanceId: row.id, hostId: row.hostId, beganAt })
    .onConflictDoNothing()
    .returning();
  // A machine that was shut down shows no trouble: its message would say that it is being started.
  if (row.status === INSTANCE_STATUS.running)
    await tx.update(instance).set({ abnormalSince: beganAt, message: silentHost }).where(eq(instance.id, row.id));
  if (begun === undefined) return;
  await recordEvent(tx, { instance: row, kind: INSTANCE_EVENT.abnormal, at: now, details: { reason: silentHost } });
  const told = {
    key: `outage:${begun.id}`,
    event: NOTICE_EVENT.startError,
    title: '实例所在主机没有响应',
    text: lostText(row, beganAt),
    link: ticketLink(row, hostName, beganAt),
  };
  await tellOwner(tx, row, told, now);
}

/** Outages that are over: the host answers, or the rental has ended. Their instances are locked. */
const finished = (tx: Tx) =>
  tx
    .select({ row: getTableColumns(instance), open: getTableColumns(outage) })
    .from(outage)
    .innerJoin(instance, eq(instance.id, outage.instanceId))
    .innerJoin(host, eq(host.id, outage.hostId))
    .where(and(isNull(outage.endedAt), or(isNull(host.lostAt), notInArray(instance.status, paid))))
    .orderBy(instance.id)
    .for('update', { of: instance });

async function endOutage(
  tx: Tx,
  { row, open }: { readonly row: InstanceRow; readonly open: typeof outage.$inferSelect },
  now: Date,
): Promise<void> {
  const isPaid = paid.some((status) => status === row.status);
  // Of one that was stopped early the rest came back from then on.
  const until = isPaid ? now : (row.earlyReleasedAt ?? row.endedAt ?? now);
  const endedAt = new Date(Math.max(open.beganAt.getTime(), until.getTime()));
  const [ended] = await tx
    .update(outage)
    .set({ endedAt })
    .where(and(eq(outage.id, open.id), isNull(outage.endedAt)))
    .returning();
  if (ended === undefined) return;
  // Only what we wrote is taken back: a customer may have restarted it, which found something else.
  await tx
    .update(instance)
    .set({ abnormalSince: null, message: '' })
    .where(
      and(
        eq(instance.id, row.id),
        eq(instance.status, INSTANCE_STATUS.running),
        eq(instance.abnormalSince, open.beganAt),
      ),
    );
  if (isPaid) await recordEvent(tx, { instance: row, kind: INSTANCE_EVENT.recovered, at: now });
  await enqueue(tx, { kind: creditJob, payload: { outageId: open.id }, runAt: now, key: `${creditJob}:${open.id}` });
}

/** By usage who waits for a machine on a lost host would pay for it and could not stop: its start has failed (decisions 144). */
async function failStartsByUsage(tx: Tx, now: Date): Promise<void> {
  const waiting = await tx
    .select({ id: instance.id })
    .from(instance)
    .innerJoin(host, eq(host.id, instance.hostId))
    .where(
      and(isNotNull(host.lostAt), eq(instance.status, INSTANCE_STATUS.starting), eq(instance.billing, BILLING.usage)),
    )
    .orderBy(instance.id)
    .for('update', { of: instance });
  for (const { id } of waiting) await failStart(tx, id, '所在主机没有响应', now);
}

/** Begins and ends outages as the hosts stand now. Repeated it does nothing (decisions 110). */
export async function followOutages(tx: Tx, now: Date): Promise<void> {
  await failStartsByUsage(tx, now);
  for (const lost of await newlyLost(tx)) await beginOutage(tx, lost, now);
  for (const over of await finished(tx)) await endOutage(tx, over, now);
}
