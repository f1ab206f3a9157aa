import { SUB_RIGHTS } from '@compute-market/contract/rules/sub-right';
import { setAutorenew } from '@compute-market/contract/calls/rental';
import { INSTANCE_EVENT, type InstanceEventKind } from '@compute-market/contract/entities/instance-event';
import { BILLING, DUE_MODE, INSTANCE_STATUS, NOTICE_EVENT } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { routes } from '@compute-market/contract/routes';
import { autorenewRetryTime } from '@compute-market/contract/rules/autorenew';
import { formatTime } from '@compute-market/contract/rules/time';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { SUB_RIGHT_BY_REQUEST } from '@compute-market/contract/sub-rights';
import { and, eq, lt, max } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { subAccounts } from '../../db/schema/account';
import { instance } from '../../db/schema/instance';
import { instanceEvent } from '../../db/schema/instance-event';
import { requireMachines } from '../../fleet/needs-machines';
import { requireRight } from '../../http/auth';
import { implementOwn, type Actor, type Services } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { topUpStep } from '../../http/sub-refusal';
import { defineJob } from '../../jobs/job';
import { dateFromWire, wireTime } from '../../platform/wire';
import { scheduleAutorenewal } from './autorenew-schedule';
import { recordEvent } from './events';
import { ownInstance } from './find-instances';
import { autorenewJob } from './job-names';
import { isRenewable, renew } from './renewal';
import type { InstanceRow } from './state';
import { shownName, tellOwner } from './tell-owner';

const roleOf = ({ subAccountId }: InstanceRow): Actor['role'] => (subAccountId === null ? 'main' : 'sub');

/** Renewals spend for whoever made the rental: a sub-account's within its limit. */
const ownerOf = (row: InstanceRow): Actor => ({
  userId: row.userId,
  subAccountId: row.subAccountId,
  role: roleOf(row),
  // What was asked for goes on when 购买 is taken away (decisions 126); the limit holds.
  rights: SUB_RIGHTS,
  sessionId: 0,
});

/** By usage nobody thinks of a package and its price. */
const reasonOf = ({ billing }: InstanceRow, { key, reason }: Refusal): string =>
  reason ?? (billing === BILLING.usage && key === 'BALANCE_SHORT' ? '余额不足' : errors[key].reason);

/** Who reads that a rental could not be paid for, and when. A main account is told whose it is where a sub-account made it. */
interface Reading {
  readonly role: Actor['role'];
  /** Name of the sub-account; null where the reader made it. */
  readonly rentedBy: string | null;
  readonly at: Date;
}

const isMoneyShort = ({ key }: Refusal): boolean => key === 'BALANCE_SHORT';

/** Another try or a shorter period helps where money or a limit is short, and nowhere else. */
const helpOf = (refusal: Refusal): string =>
  isMoneyShort(refusal) || refusal.key === 'SUB_LIMIT_SHORT' ? '到期前会再次尝试，也可手动续费。' : '';

/** Of the last try, which is part of the end, the reason alone is told: nothing helps any more, and what became of it follows (due.ts). */
function wordsOf(
  row: InstanceRow,
  refusal: Refusal,
  { role, rentedBy, at }: Reading,
): { readonly title: string; readonly text: string } {
  const isOver = row.dueAt <= at;
  const end = formatTime(wireTime(row.dueAt));
  const subject = `${rentedBy === null ? '' : `子账号「${rentedBy}」的`}实例「${shownName(row)}」`;
  // Every refusal but that of the balance names its own next step.
  const step = isMoneyShort(refusal) && !isOver ? `，${topUpStep[role]}` : '';
  const why = `${reasonOf(row, refusal)}${step}`;
  if (row.billing === BILLING.usage) {
    const follows = row.dueMode === DUE_MODE.keep ? '停止计费并保留磁盘' : '停止计费并清除磁盘数据';
    return {
      title: '按量计费未能扣费',
      text: `${subject}下一小时的费用未能扣除：${why}。已付费至 ${end}${isOver ? '' : `，到时仍未扣除将${follows}`}。`,
    };
  }
  return {
    title: '自动续费未成功',
    text: `${subject}${isOver ? '已' : '将'}于 ${end} 到期，自动续费未成功：${why}。${isOver ? '' : helpOf(refusal)}`,
  };
}

async function nameOfSub(tx: Tx, subAccountId: number): Promise<string | null> {
  const [sub] = await tx.select({ name: subAccounts.name }).from(subAccounts).where(eq(subAccounts.id, subAccountId));
  return sub?.name ?? null;
}

/** How often it was refused before its owner switched it on last: who did so again has to hear of the next refusal (decisions 234). */
function refusedBefore(tx: Tx, { id }: InstanceRow): Promise<number> {
  const isKind = (kind: InstanceEventKind) => and(eq(instanceEvent.instanceId, id), eq(instanceEvent.kind, kind));
  const lastSwitched = tx
    .select({ id: max(instanceEvent.id) })
    .from(instanceEvent)
    .where(isKind(INSTANCE_EVENT.autorenew));
  return tx.$count(instanceEvent, and(isKind(INSTANCE_EVENT.autoRenewFailed), lt(instanceEvent.id, lastSwitched)));
}

/**
 * Tells once for this end, and once more after it was switched on anew, that it could not be renewed, and why, and writes it down. Where the money of the main account did not reach for a
 * sub-account's rental, the main account is told too, which alone can top up (decisions 235).
 */
async function tell(tx: Tx, row: InstanceRow, refusal: Refusal, at: Date): Promise<void> {
  const before = await refusedBefore(tx, row);
  const key = `autorenew-failed:${row.name}:${wireTime(row.dueAt)}${before === 0 ? '' : `:${before}`}`;
  const event = NOTICE_EVENT.lowBalance;
  const owner: Reading = { role: roleOf(row), rentedBy: null, at };
  const isFirst = await tellOwner(tx, row, { key, event, ...wordsOf(row, refusal, owner) }, at);
  if (isFirst)
    await recordEvent(tx, {
      instance: row,
      kind: INSTANCE_EVENT.autoRenewFailed,
      at,
      details: { reason: reasonOf(row, refusal) },
    });
  if (row.subAccountId === null || !isMoneyShort(refusal)) return;
  const words = wordsOf(row, refusal, { role: 'main', rentedBy: await nameOfSub(tx, row.subAccountId), at });
  const main = { ...row, subAccountId: null };
  await tellOwner(tx, main, { key: `${key}:main`, event, ...words, link: routes.recharge.to() }, at);
}

/** Whether a rental is longer now; if it is not, why its renewal was refused, a Chinese clause, and null where it does not renew itself. */
type SelfRenewal = { readonly longer: true } | { readonly longer: false; readonly reason: string | null };

/**
 * Renews a rental whose owner asked for it, by the stored period, from whatever purse it was rented with. The caller holds its row. A refusal
 * leaves everything as it was but tells the owner.
 */
export async function renewBySelf(tx: Tx, services: Services, row: InstanceRow): Promise<SelfRenewal> {
  if (row.autorenewUnit === null || row.autorenewPackTime === null || !isRenewable(row))
    return { longer: false, reason: null };
  const period = { unit: row.autorenewUnit, count: row.autorenewPackTime };
  try {
    requireMachines(services);
    await renew(tx, services, ownerOf(row), row, {
      period,
      couponId: null,
      vouchersFirst: row.payTypeFirst === 'power',
      by: 'system',
    });
    return { longer: true };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await tell(tx, row, error, services.clock.now());
    return { longer: false, reason: reasonOf(row, error) };
  }
}

/** From here on a start pays for no more by itself. The longest pull of a system takes less than an hour. Ms. */
const startPatienceMs = 2 * hourMs;

/** Nobody pays for another hour of a machine that does not run yet by usage (decisions 144), nor, paid ahead, of a start without an end (decisions 147). */
const isBeingMade = ({ billing, status, createdAt }: InstanceRow, now: Date): boolean =>
  status === INSTANCE_STATUS.starting &&
  (billing === BILLING.usage || now.getTime() - createdAt.getTime() > startPatienceMs);

/** Renews one period shortly before its end; when the money does not reach, again until the end. A renewal by hand meanwhile has moved the end. */
export const autorenewJobKind = defineJob<{ readonly instanceId: number; readonly due: number }>(
  autorenewJob,
  async (tx, { instanceId, due }, services) => {
    const [row] = await tx.select().from(instance).where(eq(instance.id, instanceId)).for('update');
    if (!row || wireTime(row.dueAt) !== due || row.autorenewUnit === null) return undefined;
    const waits = isBeingMade(row, services.clock.now());
    if (!waits && (await renewBySelf(tx, services, row)).longer) return undefined;
    const now = wireTime(services.clock.now());
    // The last try is part of the rental's end (due.ts).
    const next = autorenewRetryTime(due, row.autorenewUnit, now);
    return next < due && isRenewable(row) && row.autorenewPackTime !== null ? { again: dateFromWire(next) } : undefined;
  },
);

/** Switched off, the unit stays for the next time. */
export const switchAutorenew = implementOwn(setAutorenew, async (tx, input, { actor, services }) => {
  requireRight(actor, SUB_RIGHT_BY_REQUEST.setAutorenew(input));
  const row = await ownInstance(tx, actor, input.instance_name);
  if (!isRenewable(row))
    throw new Refusal('STATE_CONFLICT', { reason: '实例已到期或未在运行，无法设置自动续费，请刷新后查看' });
  if (row.billing === BILLING.usage)
    throw new Refusal('STATE_CONFLICT', {
      reason: '按量计费按小时自动延续，不能设置自动续费。不再使用请停止计费或释放，长期使用请续费转为包时',
    });
  const change = { autorenewUnit: input.unit, autorenewPackTime: input.on ? input.pack_time : null };
  await tx.update(instance).set(change).where(eq(instance.id, row.id));
  await scheduleAutorenewal(tx, { ...row, ...change });
  await recordEvent(tx, {
    instance: row,
    kind: INSTANCE_EVENT.autorenew,
    at: services.clock.now(),
    details: { on: input.on, unit: input.unit, count: input.pack_time },
  });
  return { SubscribeStatus: input.on ? (1 as const) : (0 as const), Unit: input.unit, PackTime: input.pack_time };
});
