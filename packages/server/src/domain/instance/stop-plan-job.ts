import { INSTANCE_STATUS, NOTICE_EVENT, SHORT_OF, type ShortOf } from '@compute-market/contract/enumerations';
import { stopBeforeMoneySeconds, stopNoticeSeconds } from '@compute-market/contract/rules/stop-plan';
import { fenFromYuan, formatMoney, sumFen } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import { daySeconds, hourSeconds, minuteMs } from '@compute-market/contract/rules/time-units';
import { idleAfter, usageSpans } from '@compute-market/contract/rules/usage';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance } from '../../db/schema/instance';
import { stopPlan } from '../../db/schema/stop-plan';
import { defineJob, type JobEnd } from '../../jobs/job';
import { dateFromWire, wireTime } from '../../platform/wire';
import { readUsage } from '../usage/read-usage';
import { keptWords } from './begin-keeping';
import { endEarly, isAtRest, isByUsage } from './early-release';
import { stopPlanJob } from './job-names';
import { shutDownInstance } from './power';
import { readRunway } from './runway';
import type { InstanceRow } from './state';
import { shownName, tellOwner } from './tell-owner';

type Wish = typeof stopPlan.$inferSelect;

interface StopPayload {
  readonly instanceId: number;
  readonly kind: Wish['kind'];
  /** Milliseconds since 1970: names the wish. */
  readonly askedAt: number;
}

/** How often readings and money are looked at. */
const lookMs = 5 * minuteMs;
/** How long a machine that is in the middle of something is left alone. */
const waitMs = minuteMs;

const { running, starting, restarting, shutDown, restartFailed } = INSTANCE_STATUS;
/** States that are left within seconds or minutes. */
const moving: readonly number[] = [starting, restarting];
/** States in which a rental goes on, and its wishes with it. */
export const withinRental: readonly number[] = [running, starting, restarting, shutDown, restartFailed];

/** Whether what comes then stops the billing, with the disk kept (decisions 150). A rental that was made prepaid meanwhile is shut down. */
export const endsBilling = (row: InstanceRow, { stopsBilling }: Pick<Wish, 'stopsBilling'>): boolean =>
  stopsBilling && isByUsage(row);

/** Whether it can come true: a container cannot be shut down, so of it the billing alone can be stopped (decisions 159). */
export const canComeTrue = (row: InstanceRow, wish: Pick<Wish, 'stopsBilling'>): boolean =>
  row.containerType === 'kvm' || endsBilling(row, wish);

/** What comes then, a Chinese verb. */
export const endWords = (stopsBilling: boolean): string => (stopsBilling ? '停止计费' : '关机');

/** When an instance is to be shut down, by what is known now. */
interface Planned {
  /** Seconds since 1970; null when nothing lies ahead. */
  readonly at: number | null;
  /** What names this stop, so that it is announced once. */
  readonly mark: number;
  /** Why, a Chinese clause. */
  readonly reason: string;
}

async function idleStop(tx: Tx, row: InstanceRow, { idleHours, askedAt }: Wish, now: number): Promise<Planned> {
  const { step } = usageSpans['24h'];
  const after = wireTime(new Date(Math.max(askedAt.getTime(), row.lastRestartAt?.getTime() ?? 0)));
  const begin = Math.floor(Math.max(after, now - daySeconds) / step) * step;
  const points = await readUsage(tx, row.id, { begin, step });
  const uses = points.map(({ Time, GpuUse }) => ({ time: Time, use: GpuUse }));
  const hours = idleHours ?? 0;
  const reason = `GPU 已闲置 ${hours} 小时`;
  const idle = idleAfter(uses, after, { step, now });
  if (idle === null) return { at: null, mark: 0, reason };
  return { at: now + hours * hourSeconds - idle.seconds, mark: idle.begin, reason };
}

/** When an instance is shut down so that the money still suffices, seconds since 1970, and what ends then. */
export interface MoneyStop {
  readonly at: number;
  readonly shortOf: ShortOf | null;
}

/** The stop before the first charge ahead that is refused; null when none is. */
export async function moneyStop(tx: Tx, row: InstanceRow, now: Date): Promise<MoneyStop | null> {
  const { short } = (await readRunway(tx, row, now)).runway;
  return short && { at: Math.max(0, short.at - stopBeforeMoneySeconds), shortOf: short.shortOf };
}

/** Its time alone. */
export const moneyStopTime = async (tx: Tx, row: InstanceRow, now: Date): Promise<number | null> =>
  (await moneyStop(tx, row, now))?.at ?? null;

async function planned(tx: Tx, row: InstanceRow, wish: Wish, now: Date): Promise<Planned> {
  switch (wish.kind) {
    case 'time': {
      const at = wireTime(wish.stopAt ?? now);
      return { at, mark: at, reason: `定时${endWords(endsBilling(row, wish))}` };
    }
    case 'idle':
      return idleStop(tx, row, wish, wireTime(now));
    case 'money': {
      const stop = await moneyStop(tx, row, now);
      const what = stop?.shortOf === SHORT_OF.limit ? '子账号额度' : '余额';
      return { at: stop?.at ?? null, mark: stop?.at ?? 0, reason: `${what}即将用尽` };
    }
  }
}

/** What goes on while a machine is off, a Chinese clause. */
export const whatStays = (row: InstanceRow): string =>
  isByUsage(row) ? '按量计费照常计费，可随时启动，不再使用请停止计费' : '租期照常计时，租期内可随时启动';

/** Tells of a stop a quarter of an hour ahead; not who has only just asked for it. */
async function announce(tx: Tx, row: InstanceRow, wish: Wish, { at, mark, reason }: Planned, now: Date): Promise<void> {
  if (at === null || wireTime(now) < at - stopNoticeSeconds || wireTime(wish.askedAt) > at - stopNoticeSeconds) return;
  const end = endWords(endsBilling(row, wish));
  const text = `实例「${shownName(row)}」将于 ${formatTime(at)} ${end}（${reason}）。如需继续运行，请在此之前到实例详情修改或取消。`;
  await tellOwner(
    tx,
    row,
    // Of the settings it belongs to that of ends; whoever planned it wants to hear of it whatever is chosen there.
    {
      key: `stop-soon:${row.name}:${wish.kind}:${mark}`,
      event: NOTICE_EVENT.due,
      title: `实例即将${end}`,
      text,
      isAskedFor: true,
    },
    now,
  );
}

/** Tells of what has just come; `whatStays` is a Chinese clause. */
async function tell(tx: Tx, row: InstanceRow, wish: Wish, told: { reason: string; whatStays: string; now: Date }) {
  const { reason, now } = told;
  const end = endWords(endsBilling(row, wish));
  await tellOwner(
    tx,
    row,
    {
      key: `stopped:${row.name}:${wish.kind}:${now.getTime()}`,
      event: NOTICE_EVENT.due,
      title: `实例已自动${end}`,
      text: `实例「${shownName(row)}」已于 ${formatTime(wireTime(now))} ${end}（${reason}）。${told.whatStays}。`,
      isAskedFor: true,
    },
    now,
  );
}

async function shutDownBySelf(tx: Tx, row: InstanceRow, wish: Wish, { reason }: Planned, now: Date): Promise<void> {
  const stopped = await shutDownInstance(tx, row.id, { now, reason });
  if (stopped === null) return;
  await tell(tx, row, wish, { reason, whatStays: whatStays(row), now });
}

/** By the path of 停止计费 that its owner takes: what is unused comes back, the disk stays (decisions 144). */
async function stopBillingBySelf(
  tx: Tx,
  services: Parameters<typeof endEarly>[1],
  row: InstanceRow,
  wish: Wish,
  { reason }: Planned,
): Promise<void> {
  const now = services.clock.now();
  const { ReturnMoney, ReturnPowerMoney } = await endEarly(tx, services, row, {
    reader: row,
    seenYuan: undefined,
    keepDisk: true,
    reason,
  });
  const back = sumFen([ReturnMoney, ReturnPowerMoney].map(fenFromYuan));
  const [kept] = await tx.select({ until: instance.diskReleaseAt }).from(instance).where(eq(instance.id, row.id));
  const words = [
    ...(back > 0n ? [`未使用的费用 ${formatMoney(back)} 已退回原支付账户`] : []),
    kept?.until ? keptWords(kept.until) : '磁盘继续保留',
  ];
  await tell(tx, row, wish, { reason, whatStays: words.join('；'), now });
}

const again = (now: Date, waitedMs: number, notAfter: number | null = null): JobEnd => {
  const next = now.getTime() + waitedMs;
  return { again: notAfter === null ? new Date(next) : new Date(Math.min(next, notAfter * 1000)) };
};

/** The next moment at which something is to be done for a stop: the announcement, then the stop itself. Readings and money are looked at in between. */
function nextLook({ kind }: Wish, { at }: Planned, now: Date): JobEnd {
  if (at === null) return again(now, lookMs);
  const notice = at - stopNoticeSeconds;
  const next = notice > wireTime(now) ? notice : at;
  return kind === 'time' ? { again: dateFromWire(next) } : again(now, lookMs, next);
}

/**
 * Looks after one wish until it is fulfilled, taken back or replaced, or its rental is over. The rows of the wish and of its instance are held
 * meanwhile. A time and the end of the money are fulfilled once; a wish about idle hours holds on, and counts anew from each start.
 */
export const stopPlanJobKind = defineJob<StopPayload>(
  stopPlanJob,
  async (tx, { instanceId, kind, askedAt }, services) => {
    const [row] = await tx.select().from(instance).where(eq(instance.id, instanceId)).for('update');
    const own = and(eq(stopPlan.instanceId, instanceId), eq(stopPlan.kind, kind));
    const [wish] = await tx.select().from(stopPlan).where(own).for('update');
    if (row === undefined || wish?.askedAt.getTime() !== askedAt) return undefined;
    const drop = () => tx.delete(stopPlan).where(own);
    if (!withinRental.includes(row.status) || !canComeTrue(row, wish)) {
      await drop();
      return undefined;
    }
    const now = services.clock.now();
    const isRunning = row.status === running;
    const stopsBilling = endsBilling(row, wish);
    // Idle hours are those of a machine that runs; what is billed while it is off can be stopped while it is off.
    if (!isRunning && (kind === 'idle' || (kind === 'money' && !stopsBilling))) return again(now, lookMs);
    const plan = await planned(tx, row, wish, now);
    if (plan.at === null || plan.at > wireTime(now)) {
      if (isRunning || stopsBilling) await announce(tx, row, wish, plan, now);
      return nextLook(wish, plan, now);
    }
    if (stopsBilling) {
      if (!(await isAtRest(tx, row))) return again(now, waitMs);
      await stopBillingBySelf(tx, services, row, wish, plan);
      await drop();
      return undefined;
    }
    if (moving.includes(row.status) || row.resizeRequestedAt !== null) return again(now, waitMs);
    if (isRunning) await shutDownBySelf(tx, row, wish, plan, now);
    if (kind === 'idle') return again(now, lookMs);
    await drop();
    return undefined;
  },
);
