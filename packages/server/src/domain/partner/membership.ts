import { COST_TYPE, INSTANCE_STATUS, NOTICE_EVENT } from '@compute-market/contract/enumerations';
import { and, asc, eq, inArray, isNull, notExists, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { users } from '../../db/schema/account';
import { costItem, instance } from '../../db/schema/instance';
import { host } from '../../db/schema/market';
import { outage } from '../../db/schema/outage';
import { remind } from '../reminder/remind';
import { dayOf, startOf } from '../../platform/beijing-days';
import { postingDelayMs } from './earnings';
import { postFinishedDays } from './post-days';

type Machine = Pick<typeof host.$inferSelect, 'id' | 'name' | 'gpuType' | 'totalGpus'>;

/** The platform's machines on which nothing was ever let: no income of before changes hands with them. */
const unused = (tx: Tx): SQL | undefined =>
  and(
    isNull(host.partnerUserId),
    notExists(tx.select({ one: sql`1` }).from(instance).where(eq(instance.hostId, host.id))),
  );

export const findUnusedMachines = (tx: Tx, most: number): Promise<Machine[]> =>
  tx
    .select({ id: host.id, name: host.name, gpuType: host.gpuType, totalGpus: host.totalGpus })
    .from(host)
    .where(unused(tx))
    .orderBy(asc(host.id))
    .limit(most);

/** Makes an account a partner, or gives a partner more machines; false when there is no such account. Machines that are not free any more are passed over. */
export async function appointPartner(tx: Tx, userId: number, hostIds: readonly number[], now: Date): Promise<boolean> {
  const [user] = await tx
    .select({ isPartner: users.isPartner })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt)))
    .for('update');
  if (user === undefined) return false;
  await tx.update(users).set({ isPartner: true }).where(eq(users.id, userId));
  if (hostIds.length > 0)
    await tx
      .update(host)
      .set({ partnerUserId: userId })
      .where(and(inArray(host.id, [...hostIds]), unused(tx)));
  if (!user.isPartner)
    await remind(tx, {
      key: `partner:${userId}:${now.getTime()}`,
      userId,
      subAccountId: null,
      event: NOTICE_EVENT.workOrder,
      title: '合作伙伴',
      text: '您已成为合作伙伴，可在合作收益查看机器与结算。',
      at: now,
    });
  return true;
}

/** Whether an outage on a partner's machines waits for its money to go back, which counts against the partner (decisions 110). */
async function awaitsCredit(tx: Tx, userId: number): Promise<boolean> {
  const [waiting] = await tx
    .select({ id: outage.id })
    .from(outage)
    .innerJoin(host, eq(host.id, outage.hostId))
    .where(and(eq(host.partnerUserId, userId), isNull(outage.creditedAt)))
    .limit(1);
  return waiting !== undefined;
}

const failed: readonly number[] = [INSTANCE_STATUS.startFailed, INSTANCE_STATUS.startFailedRefunded];

/**
 * Whether something lies on a partner's machines that may still earn: a rental that has not ended, though its time is over (it may be renewed late), and a
 * kept disk, whose hours are written when they are paid, which may be days later.
 */
async function holdsRentals(tx: Tx, userId: number): Promise<boolean> {
  const [held] = await tx
    .select({ id: instance.id })
    .from(instance)
    .innerJoin(host, eq(host.id, instance.hostId))
    .where(and(eq(host.partnerUserId, userId), notInArray(instance.status, [INSTANCE_STATUS.ended, ...failed])))
    .limit(1);
  return held !== undefined;
}

/** Whether something was let on a partner's machines on a day that is not posted yet. */
async function hasUnposted(tx: Tx, userId: number, firstUnposted: Date): Promise<boolean> {
  const [unposted] = await tx
    .select({ id: instance.id })
    .from(instance)
    .innerJoin(host, eq(host.id, instance.hostId))
    .innerJoin(costItem, eq(costItem.instanceId, instance.id))
    .where(
      and(
        eq(host.partnerUserId, userId),
        notInArray(costItem.costType, [COST_TYPE.ownImage, COST_TYPE.refund]),
        // Nothing was let by a start that failed.
        notInArray(instance.status, [...failed]),
        // What is paid late is earned on the day of the payment (earnings.ts).
        sql`greatest(${costItem.createdAt}, case when ${costItem.costType} = ${COST_TYPE.keepDisk} then ${costItem.endAt} else least(${costItem.endAt}, ${instance.earlyReleasedAt}) end) > ${firstUnposted.toISOString()}::timestamptz`,
      ),
    )
    .limit(1);
  return unposted !== undefined;
}

/**
 * Ends a partnership; false for who is none, and while a rental or a kept disk is on its machines, something was let on them of a day that is not posted
 * yet, which is today's, and yesterday's until it is posted, or what goes back for an outage is still to come. Sheets stay and are paid.
 */
export async function dismissPartner(tx: Tx, userId: number, now: Date): Promise<boolean> {
  const [user] = await tx.select({ isPartner: users.isPartner }).from(users).where(eq(users.id, userId)).for('update');
  if (user?.isPartner !== true) return false;
  const postable = new Date(now.getTime() - postingDelayMs);
  await postFinishedDays(tx, postable);
  if (await holdsRentals(tx, userId)) return false;
  if (await hasUnposted(tx, userId, startOf(dayOf(postable)))) return false;
  if (await awaitsCredit(tx, userId)) return false;
  await tx.update(host).set({ partnerUserId: null }).where(eq(host.partnerUserId, userId));
  await tx.update(users).set({ isPartner: false }).where(eq(users.id, userId));
  return true;
}
