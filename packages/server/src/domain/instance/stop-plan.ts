import { getStopPlan, setStopPlan } from '@compute-market/contract/calls/stop-plan';
import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import type { StopPlan } from '@compute-market/contract/entities/stop-plan';
import type { RequestOf } from '@compute-market/contract/define-call';
import { INSTANCE_STATUS, SHORT_OF } from '@compute-market/contract/enumerations';
import { idleStopHours, stopAheadSeconds, stoppableStates } from '@compute-market/contract/rules/stop-plan';
import { formatTime } from '@compute-market/contract/rules/time';
import { minuteSeconds } from '@compute-market/contract/rules/time-units';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance } from '../../db/schema/instance';
import { stopPlan } from '../../db/schema/stop-plan';
import { implement, requireActor, type Actor, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { limitStep, topUpStep } from '../../http/sub-refusal';
import { enqueue } from '../../jobs/job';
import { dateFromWire, nullableWireTime, wireTime } from '../../platform/wire';
import { isGpuUseKnown } from '../usage/read-usage';
import { isByUsage } from './early-release';
import { recordEvent } from './events';
import { ownInstance } from './find-instances';
import { stopPlanJob } from './job-names';
import type { InstanceRow } from './state';
import {
  canComeTrue,
  endsBilling,
  endWords,
  moneyStop,
  moneyStopTime,
  withinRental,
  type MoneyStop,
} from './stop-plan-job';

type Wish = typeof stopPlan.$inferSelect;
type Wanted = Omit<RequestOf<typeof setStopPlan>, 'instance_name'>;

/** Those in which billing can be stopped later: it goes on while the machine is shut down. */
const billed: readonly number[] = [...stoppableStates, INSTANCE_STATUS.shutDown];

const wishesOf = (tx: Tx, instanceId: number): Promise<Wish[]> =>
  tx.select().from(stopPlan).where(eq(stopPlan.instanceId, instanceId));

async function planOf(tx: Tx, row: InstanceRow, now: Date): Promise<StopPlan> {
  const all = withinRental.includes(row.status) ? await wishesOf(tx, row.id) : [];
  const wishes = all.filter((wish) => canComeTrue(row, wish));
  const idle = wishes.find(({ kind }) => kind === 'idle')?.idleHours;
  return {
    StopTime: nullableWireTime(wishes.find(({ kind }) => kind === 'time')?.stopAt ?? null),
    IdleHours: idleStopHours.find((hours) => hours === idle) ?? null,
    BeforeMoneyEnds: wishes.some(({ kind }) => kind === 'money'),
    StopBilling: wishes.some((wish) => endsBilling(row, wish)),
    GpuUseKnown: await isGpuUseKnown(tx, row.id, now),
    MoneyStopTime: await moneyStopTime(tx, row, now),
  };
}

/** Refuses a time that will never come for this rental. */
function requirePossible({ dueAt, autorenewPackTime }: InstanceRow, stopTime: number, now: number): void {
  if (stopTime < now + minuteSeconds)
    throw new Refusal('INVALID_REQUEST', { reason: '设定的时间已过，请选择更晚的时间' });
  if (stopTime > now + stopAheadSeconds)
    throw new Refusal('INVALID_REQUEST', { reason: '时间最多可设到 30 天后，请选择更早的时间' });
  if (autorenewPackTime === null && stopTime >= wireTime(dueAt))
    throw new Refusal('INVALID_REQUEST', {
      reason: `实例将于 ${formatTime(wireTime(dueAt))} 到期，请选择更早的关机时间，或先续费`,
    });
}

/** What is wanted, as rows. */
function wishesFrom(instanceId: number, wanted: Wanted, askedAt: Date): Wish[] {
  const stopsBilling = wanted.stop_billing ?? false;
  const base = { instanceId, askedAt, stopsBilling, stopAt: null, idleHours: null };
  return [
    ...(wanted.stop_time === null ? [] : [{ ...base, kind: 'time' as const, stopAt: dateFromWire(wanted.stop_time) }]),
    ...(wanted.idle_hours === null ? [] : [{ ...base, kind: 'idle' as const, idleHours: wanted.idle_hours }]),
    ...(wanted.before_money_ends ? [{ ...base, kind: 'money' as const }] : []),
  ];
}

const isSame = (one: Wish, other: Wish): boolean =>
  one.kind === other.kind &&
  one.stopsBilling === other.stopsBilling &&
  one.idleHours === other.idleHours &&
  one.stopAt?.getTime() === other.stopAt?.getTime();

/** What is planned, in the words of an event. */
function textOf({ stop_time, idle_hours, before_money_ends, stop_billing = false }: Wanted): string {
  const end = endWords(stop_billing);
  return (
    [
      ...(stop_time === null ? [] : [`${formatTime(stop_time)} ${end}`]),
      ...(idle_hours === null ? [] : [`GPU 闲置 ${idle_hours} 小时后${end}`]),
      ...(before_money_ends ? [`余额用尽前 1 小时${end}`] : []),
    ].join('，') || '已取消'
  );
}

const refuse = (reason: string, field: keyof Wanted): never => {
  throw new Refusal('INVALID_REQUEST', { reason, data: { field } });
};

/** A container is stopped by the end of its billing alone. */
function requireStoppable(row: InstanceRow, stopsBilling: boolean): void {
  if (row.containerType === 'kvm') {
    if (stopsBilling && !isByUsage(row)) refuse('只有按量计费的实例可以自动停止计费，请改为自动关机', 'stop_billing');
    return;
  }
  if (!isByUsage(row)) refuse('包时租用的容器不能关机，到期自动结束，无需设置', 'stop_billing');
  if (!stopsBilling) refuse('容器不能关机，请选择停止计费', 'stop_billing');
}

/** Refuses what cannot be planned for this rental in its state. */
function requirePlannable(row: InstanceRow, stopsBilling: boolean): void {
  requireStoppable(row, stopsBilling);
  if (!(stopsBilling ? billed : stoppableStates).includes(row.status))
    throw new Refusal('STATE_CONFLICT', { reason: '实例未在运行，请启动后再设置自动关机' });
}

/** What is over within the hour, and what its reader does about it. */
const soonOver = ({ shortOf }: MoneyStop, role: Actor['role']): string =>
  shortOf === SHORT_OF.limit
    ? `子账号额度在 1 小时内就会用尽，${limitStep[role]}`
    : `余额在 1 小时内就会用尽，${topUpStep[role]}`;

async function refuseImpossible(
  tx: Tx,
  row: InstanceRow,
  added: readonly Wish[],
  { role, now }: { readonly role: Actor['role']; readonly now: Date },
): Promise<void> {
  for (const { kind, stopAt, stopsBilling } of added) {
    requirePlannable(row, stopsBilling);
    if (kind === 'idle' && !(await isGpuUseKnown(tx, row.id, now)))
      refuse('平台读不到该实例的 GPU 使用率，无法判断闲置，请改用定时或余额条件', 'idle_hours');
    if (stopAt !== null) requirePossible(row, wireTime(stopAt), wireTime(now));
    const stop = kind === 'money' ? await moneyStop(tx, row, now) : null;
    if (stop !== null && stop.at <= wireTime(now))
      throw new Refusal('INVALID_REQUEST', {
        reason: `${soonOver(stop, role)}，或直接${endWords(stopsBilling)}`,
      });
  }
}

const read = implement(getStopPlan, (input, context) =>
  context.transaction(async (tx) => {
    const row = await ownInstance(tx, requireActor(context), input.instance_name);
    return planOf(tx, row, context.services.clock.now());
  }),
);

/** Replaces the plan under the lock of its instance. A wish that stays as it was keeps its job, and what it has counted. */
const replace = implement(setStopPlan, (input, context) =>
  context.transaction(async (tx) => {
    const actor = requireActor(context);
    const { id } = await ownInstance(tx, actor, input.instance_name);
    const [row] = await tx.select().from(instance).where(eq(instance.id, id)).for('update');
    if (row === undefined) throw new Refusal('NOT_FOUND');
    const now = context.services.clock.now();
    const before = await wishesOf(tx, id);
    const wanted = wishesFrom(id, input, now);
    const added = wanted.filter((wish) => !before.some((one) => isSame(one, wish)));
    const dropped = before.filter((one) => !wanted.some((wish) => isSame(one, wish)));
    await refuseImpossible(tx, row, added, { role: actor.role, now });
    for (const { kind } of dropped)
      await tx.delete(stopPlan).where(and(eq(stopPlan.instanceId, id), eq(stopPlan.kind, kind)));
    for (const wish of added) {
      await tx.insert(stopPlan).values(wish);
      await enqueue(tx, {
        kind: stopPlanJob,
        payload: { instanceId: id, kind: wish.kind, askedAt: now.getTime() },
        runAt: now,
        key: `${stopPlanJob}:${row.name}:${wish.kind}:${now.getTime()}`,
      });
    }
    if (added.length + dropped.length > 0)
      await recordEvent(tx, {
        instance: row,
        kind: INSTANCE_EVENT.stopPlan,
        at: now,
        details: { change: textOf(input) },
      });
    return planOf(tx, row, now);
  }),
);

/** When a machine is shut down by itself, or its billing stopped (decisions 108, 150). */
export const stopPlanCalls: Implementation[] = [read, replace];
