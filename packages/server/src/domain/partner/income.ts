import { getMachineIncome } from '@compute-market/contract/calls/partner';
import type { MachineIncome } from '@compute-market/contract/entities/partner';
import { INCOME_GROUP, SETTLEMENT_STATUS } from '@compute-market/contract/enumerations';
import { hourMs, hourSeconds } from '@compute-market/contract/rules/time-units';
import { and, eq, gte, inArray, lte, max, not, or, sql, sum, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { host, hostWatch } from '../../db/schema/market';
import { partnerDay, settlement } from '../../db/schema/partner';
import { implement } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { dateFromWire, wireYuan } from '../../platform/wire';
import { dayAfter, dayOf, monthOf, startOf } from '../../platform/beijing-days';
import { earnings } from './earnings';
import { groupIncome, type IncomeSum, type MachineDay } from './group-income';
import { requirePartner } from './require-partner';
import { feeOf, isSettled, isUnpaid, sheetNet } from './settle';

type Machine = typeof host.$inferSelect;

const longestDays = 366;

/** The partner's machines day by day: what was posted, today as it stands, and yesterday in the minutes before it is posted. */
async function machineDays(
  tx: Tx,
  userId: number,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<MachineDay[]> {
  const watched = and(eq(hostWatch.hostId, partnerDay.hostId), eq(hostWatch.day, partnerDay.day));
  const posted = await tx
    .select({ day: partnerDay, looks: hostWatch.looks, online: hostWatch.online })
    .from(partnerDay)
    .leftJoin(hostWatch, watched)
    .where(and(eq(partnerDay.userId, userId), gte(partnerDay.day, from), lte(partnerDay.day, to)));
  const days: MachineDay[] = posted.map(({ day, looks, online }) => ({
    looks: looks ?? 0,
    online: online ?? 0,
    ...day,
  }));
  const today = dayOf(now);
  for (const day of [dayAfter(today, -1), today]) {
    if (from <= day && day <= to && !posted.some((row) => row.day.day === day))
      days.push(...(await liveDay(tx, userId, day, now)));
  }
  return days;
}

/** A day that is not posted, as far as it has gone. */
async function liveDay(tx: Tx, userId: number, day: string, now: Date): Promise<MachineDay[]> {
  const end = startOf(dayAfter(day));
  const live = await earnings(tx, { from: startOf(day), until: end < now ? end : now, userId });
  const looks = await tx
    .select()
    .from(hostWatch)
    .where(and(eq(hostWatch.day, day), inArray(hostWatch.hostId, [...new Set(live.map(({ hostId }) => hostId))])));
  return live.map((earning) => {
    const look = looks.find(({ hostId }) => hostId === earning.hostId);
    return { day, looks: look?.looks ?? 0, online: look?.online ?? 0, ...earning };
  });
}

const rate = (part: number, whole: number): number => (whole === 0 ? 0 : Math.min(1, part / whole));
const hours = (seconds: number): number => Math.round((seconds / hourSeconds) * 100) / 100;

const earned = (one: IncomeSum) => ({
  RentRate: rate(one.rentedSeconds, one.letableSeconds),
  RentHours: hours(one.rentedSeconds),
  Income: wireYuan(one.incomeFen),
});

/** Cards, and how many of them were let. */
const onAverage = (one: IncomeSum) => ({
  Gpu_num: Math.round(one.letableSeconds / one.elapsedSeconds),
  RentedNum: Math.round(one.rentedSeconds / one.elapsedSeconds),
});

const ofMachine = (one: IncomeSum, machine: Machine | undefined) => ({
  Host: machine?.name ?? '',
  Gpu_type: machine?.gpuType ?? '',
  ...earned(one),
  Day: '',
});

/** A machine that is the partner's. */
function wireMachine(one: IncomeSum, machine: Machine): MachineIncome {
  return {
    ...ofMachine(one, machine),
    Gpu_num: machine.totalGpus,
    RentedNum: machine.totalGpus - machine.freeGpus,
    OnlineRate: one.onlineRate ?? (machine.online ? 1 : 0),
    Status: machine.online ? 1 : 0,
  };
}

/** A machine that was the partner's: what its days say, and nothing of what it does now. */
function wireGivenBack(one: IncomeSum, machine: Machine | undefined): MachineIncome {
  return {
    ...ofMachine(one, machine),
    ...onAverage(one),
    OnlineRate: one.onlineRate ?? 0,
    Status: 0,
    GivenBack: true,
  };
}

function wireSpan(one: IncomeSum, allOnline: boolean): MachineIncome {
  return {
    Host: '',
    Gpu_type: '',
    ...onAverage(one),
    ...earned(one),
    OnlineRate: one.onlineRate ?? (allOnline ? 1 : 0),
    Status: allOnline ? 1 : 0,
    Day: one.key,
  };
}

const income = (rows: readonly MachineDay[]): bigint => rows.reduce((total, row) => total + row.incomeFen, 0n);

/** The figures over the list: all machines, whatever the filter. */
async function figures(tx: Tx, userId: number, machines: readonly Machine[], now: Date) {
  const today = dayOf(now);
  const recent = await machineDays(tx, userId, {
    from: [dayAfter(today, -1), `${monthOf(today)}-01`].sort()[0] ?? today,
    to: today,
    now,
  });
  const [posted] = await tx
    .select({ all: sum(partnerDay.incomeFen).mapWith(BigInt) })
    .from(partnerDay)
    .where(eq(partnerDay.userId, userId));
  const sumWhere = (value: SQLWrapper, condition: SQL | undefined) =>
    sql`sum(${value}) filter (where ${condition})`.mapWith(BigInt);
  const isRunning = eq(settlement.status, SETTLEMENT_STATUS.open);
  const [sheets] = await tx
    .select({
      settled: sumWhere(settlement.incomeFen, isSettled),
      paidOut: sumWhere(sheetNet, eq(settlement.status, SETTLEMENT_STATUS.paid)),
      unsettled: sumWhere(settlement.incomeFen, not(isSettled)),
      // That of the running month is written anew each day: nothing of it is paid yet, and it counts as it stands.
      running: sumWhere(sheetNet, isRunning),
      finished: sumWhere(sheetNet, and(isUnpaid, not(isRunning))),
    })
    .from(settlement)
    .where(eq(settlement.userId, userId));
  const [lastPosted] = await tx
    .select({ day: max(partnerDay.day) })
    .from(partnerDay)
    .where(eq(partnerDay.userId, userId));
  const unposted = income(recent.filter(({ day }) => day > (lastPosted?.day ?? '')));
  const unsettled = (posted?.all ?? 0n) + unposted - (sheets?.settled ?? 0n);
  // What no sheet speaks of yet will pay the same fee.
  const unsheeted = unsettled - (sheets?.unsettled ?? 0n);
  const finished = sheets?.finished ?? 0n;
  const count = (value: (machine: Machine) => number): number =>
    machines.reduce((total, machine) => total + value(machine), 0);
  return {
    YesterdayIncome: wireYuan(income(recent.filter(({ day }) => day === dayAfter(today, -1)))),
    MonthIncome: wireYuan(income(recent.filter(({ day }) => monthOf(day) === monthOf(today)))),
    UnsettledIncome: wireYuan(unsettled),
    UnsettledNet: wireYuan(finished + (sheets?.running ?? 0n) + unsheeted - feeOf(unsheeted)),
    SheetsNet: wireYuan(finished),
    SettledIncome: wireYuan(sheets?.paidOut ?? 0n),
    MachineNum: machines.length,
    OnlineNum: count(({ online }) => (online ? 1 : 0)),
    GpuNum: count(({ totalGpus }) => totalGpus),
    RentedGpuNum: count(({ totalGpus, freeGpus }) => totalGpus - freeGpus),
  };
}

/** Income is told as it stood at the last whole hour, so that two calls of one screen add up (screens B20). */
const wholeHour = (now: Date): Date => new Date(now.getTime() - (now.getTime() % hourMs));

/** What the partner's machines earned, by day, month or machine (screens B20). */
export const machineIncome = implement(getMachineIncome, (input, context) =>
  context.transaction(async (tx) => {
    const userId = await requirePartner(tx, context);
    const now = wholeHour(context.services.clock.now());
    const [from, to] = [dayOf(dateFromWire(input.begin_time)), dayOf(dateFromWire(input.end_time))];
    if (to < from || dayAfter(from, longestDays) < to)
      throw new Refusal('INVALID_REQUEST', { reason: '时间范围最长一年，请重新选择', data: { field: 'begin_time' } });
    const machines = await tx.select().from(host).where(eq(host.partnerUserId, userId));
    // What was given back to the platform is listed for its days, and counts among nobody's machines.
    const known = await tx
      .select()
      .from(host)
      .where(
        or(
          eq(host.partnerUserId, userId),
          inArray(host.id, tx.select({ id: partnerDay.hostId }).from(partnerDay).where(eq(partnerDay.userId, userId))),
        ),
      );
    const chosen = known.filter(
      (machine) =>
        (input.host ?? machine.name) === machine.name && (input.gpu_type ?? machine.gpuType) === machine.gpuType,
    );
    const days = (await machineDays(tx, userId, { from, to, now })).filter((row) =>
      chosen.some(({ id }) => id === row.hostId),
    );
    const group = input.group_by ?? INCOME_GROUP.machine;
    const sums = groupIncome(days, group, now);
    const page = sums.slice((input.page - 1) * input.page_size, input.page * input.page_size);
    const own = chosen.filter(({ partnerUserId }) => partnerUserId === userId);
    const allOnline = own.length > 0 && own.every(({ online }) => online);
    const wireOne = (one: IncomeSum): MachineIncome => {
      const machine = known.find(({ id }) => String(id) === one.key);
      return machine?.partnerUserId === userId ? wireMachine(one, machine) : wireGivenBack(one, machine);
    };
    return {
      data: page.map((one) => (group === INCOME_GROUP.machine ? wireOne(one) : wireSpan(one, allOnline))),
      total: sums.length,
      page: input.page,
      page_size: input.page_size,
      SumIncome: wireYuan(income(days)),
      ...(await figures(tx, userId, machines, now)),
    };
  }),
);
