import type { InstanceSort } from '@compute-market/contract/rules/instance-sort';
import {
  BILLING,
  INSTANCE_STATUS,
  INSTANCE_STATUS_FILTER,
  type InstanceStatusFilter,
} from '@compute-market/contract/enumerations';
import {
  and,
  arrayContains,
  asc,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  lte,
  ne,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { likeText } from '../../db/like-text';
import { subAccounts } from '../../db/schema/account';
import { containerImage } from '../../db/schema/container-image';
import { instance } from '../../db/schema/instance';
import { gpuModel, host, image } from '../../db/schema/market';
import { project } from '../../db/schema/project';
import type { Actor } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { orderOf } from './instance-order';

const { running, restartFailed, diskKept, startFailed, startFailedRefunded, ended, starting, restarting, shutDown } =
  INSTANCE_STATUS;

/** What each group of states holds (screens B8). */
const groups: Readonly<Record<InstanceStatusFilter, SQL | undefined>> = {
  [INSTANCE_STATUS_FILTER.all]: undefined,
  [INSTANCE_STATUS_FILTER.default]: notInArray(instance.status, [ended, startFailedRefunded]),
  [INSTANCE_STATUS_FILTER.running]: eq(instance.status, running),
  [INSTANCE_STATUS_FILTER.keptDisk]: eq(instance.status, diskKept),
  [INSTANCE_STATUS_FILTER.runningError]: or(
    eq(instance.status, restartFailed),
    and(eq(instance.status, running), isNotNull(instance.abnormalSince)),
  ),
  [INSTANCE_STATUS_FILTER.createError]: inArray(instance.status, [startFailed, startFailedRefunded]),
};

export interface InstanceFilter {
  readonly containerType?: 'kvm' | 'docker' | undefined;
  readonly gpuType?: string | undefined;
  readonly district?: string | undefined;
  readonly keyword?: string | undefined;
  readonly dueBefore?: Date | undefined;
  /** Only what sub-accounts made. */
  readonly bySubAccounts?: boolean | undefined;
  readonly subAccountName?: string | undefined;
  readonly name?: string | undefined;
  /** Name of a project, and one tag (decisions 113). */
  readonly project?: string | undefined;
  readonly tag?: string | undefined;
}

/** What a caller may see: a main account everything of its own, a sub-account what it rented itself. */
export const visibleTo = (actor: Actor): SQL | undefined =>
  and(
    eq(instance.userId, actor.userId),
    actor.subAccountId === null ? undefined : eq(instance.subAccountId, actor.subAccountId),
  );

/** Whether an instance is called so: by its note or its name. */
export function calledLike(keyword: string): SQL | undefined {
  const pattern = likeText(keyword);
  return or(ilike(instance.note, pattern), ilike(instance.name, pattern));
}

function keywordCondition(keyword: string): SQL | undefined {
  return or(calledLike(keyword), ilike(host.address, likeText(keyword)));
}

/** Whether an instance is in the project of its owner that is called so. */
export const inProject = (userId: number, name: string): SQL =>
  sql`${instance.projectId} = (select ${project.id} from ${project} where ${and(eq(project.userId, userId), eq(project.name, name))})`;

const conditionOf = (actor: Actor, filter: InstanceFilter): SQL | undefined =>
  and(
    visibleTo(actor),
    filter.containerType && eq(instance.containerType, filter.containerType),
    filter.gpuType ? eq(instance.gpuType, filter.gpuType) : undefined,
    filter.district ? eq(instance.district, filter.district) : undefined,
    filter.keyword ? keywordCondition(filter.keyword) : undefined,
    // Only what is still paid for can become due; by usage it goes on by itself (decisions 144).
    filter.dueBefore &&
      and(
        lte(instance.dueAt, filter.dueBefore),
        inArray(instance.status, [running, starting, restarting, shutDown, restartFailed]),
        ne(instance.billing, BILLING.usage),
      ),
    filter.bySubAccounts ? isNotNull(instance.subAccountId) : undefined,
    filter.subAccountName ? eq(subAccounts.name, filter.subAccountName) : undefined,
    filter.name ? eq(instance.name, filter.name) : undefined,
    filter.project ? inProject(actor.userId, filter.project) : undefined,
    filter.tag ? arrayContains(instance.tags, [filter.tag]) : undefined,
  );

const columns = {
  row: getTableColumns(instance),
  hostName: host.name,
  /** Null while it answers, or is not counted lost. */
  hostSilentSince: sql`case when ${host.lostAt} is not null then ${host.silentSince} end`.mapWith(host.silentSince),
  address: host.address,
  gpuMemoryGb: gpuModel.memoryGb,
  image: getTableColumns(image),
  subAccountName: subAccounts.name,
  projectName: project.name,
  containerImage: {
    reference: containerImage.reference,
    command: containerImage.command,
    environmentNames: containerImage.environmentNames,
  },
};

/** An instance with what its lists show of its machine, card, image and maker. */
export type FoundInstance = Awaited<ReturnType<typeof findInstances>>[number];

interface View {
  readonly group: InstanceStatusFilter;
  readonly page: number;
  readonly pageSize: number;
  readonly sort?: InstanceSort | undefined;
}

const inOrder = (actor: Actor, { sort }: View) => [
  ...orderOf(actor, sort),
  desc(instance.createdAt),
  desc(instance.id),
];

/** Which instances a page shows, by what is asked of them alone: what else a row shows is read for those of the page. */
const onPage = (tx: Tx, actor: Actor, filter: InstanceFilter, view: View) =>
  tx
    .select({ id: instance.id })
    .from(instance)
    .innerJoin(host, eq(host.id, instance.hostId))
    .leftJoin(subAccounts, eq(subAccounts.id, instance.subAccountId))
    .where(and(conditionOf(actor, filter), groups[view.group]))
    .orderBy(...inOrder(actor, view))
    .limit(view.pageSize)
    .offset((view.page - 1) * view.pageSize);

/** One page of instances, in the order asked for; the newest first among equals. */
export function findInstances(tx: Tx, actor: Actor, filter: InstanceFilter, view: View) {
  return tx
    .select(columns)
    .from(instance)
    .innerJoin(host, eq(host.id, instance.hostId))
    .innerJoin(gpuModel, eq(gpuModel.gpuType, instance.gpuType))
    .innerJoin(image, eq(image.key, instance.imageKey))
    .leftJoin(subAccounts, eq(subAccounts.id, instance.subAccountId))
    .leftJoin(project, eq(project.id, instance.projectId))
    .leftJoin(containerImage, eq(containerImage.instanceId, instance.id))
    .where(inArray(instance.id, onPage(tx, actor, filter, view)))
    .orderBy(...inOrder(actor, view));
}

const countOf = (group: InstanceStatusFilter) =>
  sql`count(*) filter (where ${groups[group] ?? sql`true`})`.mapWith(Number);

/** How many instances of each group pass the other filters. */
export async function countInstances(
  tx: Tx,
  actor: Actor,
  filter: InstanceFilter,
): Promise<Record<InstanceStatusFilter, number>> {
  const [counted] = await tx
    .select({
      statusAll: countOf(INSTANCE_STATUS_FILTER.all),
      statusDefault: countOf(INSTANCE_STATUS_FILTER.default),
      statusRunning: countOf(INSTANCE_STATUS_FILTER.running),
      statusKeeppedDisk: countOf(INSTANCE_STATUS_FILTER.keptDisk),
      statusCreateError: countOf(INSTANCE_STATUS_FILTER.createError),
      statusRunningError: countOf(INSTANCE_STATUS_FILTER.runningError),
    })
    .from(instance)
    .innerJoin(host, eq(host.id, instance.hostId))
    .leftJoin(subAccounts, eq(subAccounts.id, instance.subAccountId))
    .where(conditionOf(actor, filter));
  return (
    counted ?? {
      statusAll: 0,
      statusDefault: 0,
      statusRunning: 0,
      statusKeeppedDisk: 0,
      statusCreateError: 0,
      statusRunningError: 0,
    }
  );
}

const missing = () => new Refusal('NOT_FOUND', { reason: '实例不存在或已被删除，请返回列表查看' });

/** Several instances of the caller, all of them locked, in one order. One that is somebody else's is as missing as one that never was. */
export async function ownInstances(tx: Tx, actor: Actor, names: readonly string[]) {
  const asked = new Set(names);
  const found = await tx
    .select()
    .from(instance)
    .where(and(visibleTo(actor), inArray(instance.name, [...asked])))
    .orderBy(asc(instance.id))
    .for('update');
  if (found.length < asked.size) throw missing();
  return found;
}

/** One instance of the caller, locked. Somebody else's is as missing as one that never was. */
export async function ownInstance(tx: Tx, actor: Actor, name: string) {
  const [row] = await tx
    .select()
    .from(instance)
    .where(and(visibleTo(actor), eq(instance.name, name)))
    .for('update');
  if (!row) throw missing();
  return row;
}
