import { getBareMetalInstances, updateBareMetalNote } from '@compute-market/contract/calls/instance';
import type { BareMetalInstance } from '@compute-market/contract/entities/bare-metal';
import { INSTANCE_STATUS, type InstanceStatus } from '@compute-market/contract/enumerations';
import { dayMs } from '@compute-market/contract/rules/time-units';
import { and, desc, eq, getTableColumns, gt, ilike, lte, or, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { likeText } from '../../db/like-text';
import { bareMetalInstance } from '../../db/schema/bare-metal';
import { bareMetal } from '../../db/schema/market';
import {
  implement,
  implementOwn,
  requireActor,
  type Actor,
  type CallContext,
  type Implementation,
} from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { wireTime, wireYuan } from '../../platform/wire';

export type MachineRow = typeof bareMetalInstance.$inferSelect;

/** Whole machines belong to main accounts. */
const isMain = (actor: Actor): boolean => actor.subAccountId === null;

/** One machine of the caller, locked; a sub-account has none. What is done is done to it, by its name. */
export async function ownMachine(tx: Tx, context: CallContext, id: number): Promise<MachineRow> {
  const actor = requireActor(context);
  const [row] = isMain(actor)
    ? await tx
        .select()
        .from(bareMetalInstance)
        .where(and(eq(bareMetalInstance.id, id), eq(bareMetalInstance.userId, actor.userId)))
        .for('update')
    : [];
  if (!row) throw new Refusal('NOT_FOUND', { reason: '裸金属不存在或已被删除，请返回列表查看' });
  context.deed.subject = row.name;
  return row;
}

function matches(keyword: string | undefined): SQL | undefined {
  if (!keyword) return undefined;
  const pattern = likeText(keyword);
  return or(
    ilike(bareMetalInstance.note, pattern),
    ilike(bareMetalInstance.address, pattern),
    ilike(bareMetal.name, pattern),
  );
}

function machineWire(row: MachineRow, model: typeof bareMetal.$inferSelect): BareMetalInstance {
  return {
    Id: row.id,
    Name: row.name,
    Model: model.name,
    District: model.district,
    Ip: row.address,
    LoginUserName: row.loginUserName,
    Cpu: model.cpu,
    Memory: model.memoryGb,
    Gpu_type: model.gpuType,
    Gpu_num: model.gpuNum,
    Disk: model.disk,
    Status: row.status as InstanceStatus,
    Ctime: wireTime(row.createdAt),
    Due_time: wireTime(row.dueAt),
    MonthPrice: wireYuan(row.monthPriceFen),
    Note: row.note,
    ContractNo: row.contractNo,
  };
}

/** How many machines are rented, and which of them end within a day (decisions 247). */
async function inUse(tx: Tx, { userId }: Actor, now: Date) {
  const rented = and(
    eq(bareMetalInstance.userId, userId),
    eq(bareMetalInstance.status, INSTANCE_STATUS.running),
    gt(bareMetalInstance.dueAt, now),
  );
  const soon = and(rented, lte(bareMetalInstance.dueAt, new Date(now.getTime() + dayMs)));
  const [nearest] = await tx
    .select({ dueAt: bareMetalInstance.dueAt })
    .from(bareMetalInstance)
    .where(soon)
    .orderBy(bareMetalInstance.dueAt)
    .limit(1);
  return {
    RunningNum: await tx.$count(bareMetalInstance, rented),
    DueNum: await tx.$count(bareMetalInstance, soon),
    NearestDue: nearest === undefined ? null : wireTime(nearest.dueAt),
  };
}

const list = implementOwn(getBareMetalInstances, async (tx, { page, page_size, status, keyword }, context) => {
  const { actor, services } = context;
  if (!isMain(actor)) return { data: [], total: 0, page, page_size };
  const condition = and(
    eq(bareMetalInstance.userId, actor.userId),
    status === undefined ? undefined : eq(bareMetalInstance.status, status),
    matches(keyword?.trim()),
  );
  const joined = tx
    .select({ row: getTableColumns(bareMetalInstance), model: getTableColumns(bareMetal) })
    .from(bareMetalInstance)
    .innerJoin(bareMetal, eq(bareMetal.id, bareMetalInstance.bareMetalId))
    .where(condition);
  const found = await joined
    .orderBy(desc(bareMetalInstance.status), desc(bareMetalInstance.createdAt), desc(bareMetalInstance.id))
    .limit(page_size)
    .offset((page - 1) * page_size);
  const total = await tx.$count(
    tx
      .select({ id: bareMetalInstance.id })
      .from(bareMetalInstance)
      .innerJoin(bareMetal, eq(bareMetal.id, bareMetalInstance.bareMetalId))
      .where(condition)
      .as('matching'),
  );
  return {
    data: found.map(({ row, model }) => machineWire(row, model)),
    total,
    page,
    page_size,
    InUse: await inUse(tx, actor, services.clock.now()),
  };
});

/** A customer's machines (screens B8). */
export const machineCalls: Implementation[] = [
  list,
  implement(updateBareMetalNote, async ({ id, note }, context) => {
    await context.transaction(async (tx) => {
      const { id: own } = await ownMachine(tx, context, id);
      await tx.update(bareMetalInstance).set({ note }).where(eq(bareMetalInstance.id, own));
    });
    return null;
  }),
];
