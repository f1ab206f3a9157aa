import type { InstanceSort } from '@compute-market/contract/rules/instance-sort';
import { COST_TYPE, INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import { costItem, instance } from '../../db/schema/instance';
import type { Actor } from '../../http/handler';
import { ownCosts } from './charges';

const { running, restartFailed, diskKept, startFailed, starting, restarting, shutDown } = INSTANCE_STATUS;

const inPeriod = sql`${instance.status} in (${running}, ${starting}, ${restarting}, ${shutDown}, ${restartFailed})`;
const isTrouble = sql`(${instance.status} = ${restartFailed} or (${instance.status} = ${running} and ${instance.abnormalSince} is not null))`;
/** When it ends: the rental, or the keeping of its disk; null when it is over, and by usage while it goes on by itself (decisions 144). */
const end = sql`case when ${inPeriod} and ${instance.billing} = 'usage' then null when ${inPeriod} then ${instance.dueAt} when ${instance.status} = ${diskKept} then ${instance.diskReleaseAt} end`;
/** All it cost its reader so far, less what came back; images that were made of it are no cost of it. */
const costFor = (actor: Actor): SQL =>
  sql`(select coalesce(sum(${costItem.amountFen}), 0) from ${costItem} where ${and(eq(costItem.instanceId, instance.id), ownCosts(actor)(costItem), ne(costItem.costType, COST_TYPE.ownImage))})`;
/** What asks for attention first: trouble, then what ends by itself, then kept disks, then what is over. */
const urgency = sql`case when ${isTrouble} then 0 when ${inPeriod} then 1 when ${instance.status} = ${diskKept} then 2 else 3 end`;
/** Trouble, what is on its way, what runs, what is shut down, what is kept, what is over. */
const standing = sql`case when ${isTrouble} then 0 when ${instance.status} = ${startFailed} then 1 when ${instance.status} in (${starting}, ${restarting}) then 2 when ${instance.status} = ${running} then 3 when ${instance.status} = ${shutDown} then 4 when ${instance.status} = ${diskKept} then 5 else 6 end`;

const orders: Readonly<Record<InstanceSort, (actor: Actor) => readonly SQL[]>> = {
  urgency: () => [urgency, sql`${end} asc nulls last`],
  due: () => [sql`${end} asc nulls last`],
  '-due': () => [sql`${end} desc nulls last`],
  cost: (actor) => [costFor(actor)],
  '-cost': (actor) => [sql`${costFor(actor)} desc`],
  status: () => [standing],
  '-status': () => [sql`${standing} desc`],
};

/** How a list is ordered before its age decides; nothing when nobody asked. The same rules order a page in the console. */
export const orderOf = (actor: Actor, sort: InstanceSort | undefined): readonly SQL[] =>
  sort === undefined ? [] : orders[sort](actor);
