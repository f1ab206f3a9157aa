import { getExpenseSummary } from '@compute-market/contract/calls/cost';
import type { DailyCost } from '@compute-market/contract/entities/cost-item';
import { fen, fenFromYuan, sumFen, yuanFromFen, type Fen } from '@compute-market/contract/rules/money';
import { monthFigures } from '@compute-market/contract/rules/spending';
import { formatDay, monthStart } from '@compute-market/contract/rules/time';
import { daySeconds } from '@compute-market/contract/rules/time-units';
import type { Tx } from '../../db/database';
import { implementOwn, type Actor } from '../../http/handler';
import { spentByDay } from '../../ledger/statement';
import { dateFromWire, wireTime } from '../../platform/wire';
import { bareMetalSpending } from '../bare-metal/costs';
import { ownCosts } from './charges';
import { spendingOf } from './daily-costs';

interface Span {
  readonly from: number;
  readonly until: number;
}

type Part = Exclude<keyof DailyCost, 'Day' | 'Refunded'>;

const zero = (Day: string): DailyCost => ({
  Day,
  Instance: 0,
  Bandwidth: 0,
  Disk: 0,
  Sftp: 0,
  Other: 0,
  Refunded: 0,
});
const added = (yuan: number | undefined, amountFen: bigint): number =>
  yuanFromFen(fen(fenFromYuan(yuan ?? 0) + Number(amountFen)));

interface Spent {
  readonly day: string;
  readonly amountFen: bigint;
}

/** Adds what a part took on each day. A day on which more came back than was taken is a refund of days before. */
function addPart(days: Map<string, DailyCost>, part: Part, spent: readonly Spent[]): void {
  for (const { day, amountFen } of spent) {
    const before = days.get(day) ?? zero(day);
    days.set(
      day,
      amountFen < 0n
        ? { ...before, Refunded: added(before.Refunded, -amountFen) }
        : { ...before, [part]: added(before[part], amountFen) },
    );
  }
}

/** Spending by day: rentals and whole machines from their bills, the cloud disk, which the main account alone buys, from the books. */
async function daysOf(tx: Tx, actor: Actor, { from, until }: Span): Promise<DailyCost[]> {
  const span = { from: dateFromWire(from), until: dateFromWire(until) };
  const rentals = await spendingOf(tx, { condition: ownCosts(actor), span });
  const days = new Map(rentals.days.map((day) => [day.Day, day]));
  if (actor.subAccountId === null) {
    addPart(days, 'Sftp', await spentByDay(tx, { userId: actor.userId, kind: 'cloudDisk', ...span }));
    // Whole machines are contracts of the main account; the chart has no place of their own for them.
    addPart(days, 'Other', await bareMetalSpending(tx, actor.userId, span));
  }
  return [...days.values()].sort((a, b) => a.Day.localeCompare(b.Day));
}

const sumOfDays = (days: readonly DailyCost[]): Fen =>
  sumFen(
    days.flatMap(({ Instance, Bandwidth, Disk, Sftp, Other, Refunded = 0 }) =>
      [Instance, Bandwidth, Disk, Sftp, Other, -Refunded].map((yuan) => fenFromYuan(yuan)),
    ),
  );

/** Any second of the month that is asked for. */
const momentIn = (month: string | undefined, now: number): number =>
  month === undefined ? now : Date.parse(`${month}-15T12:00:00+08:00`) / 1000;

/** 本月消费, 上月, 日均 and the forecast, with the chart's days (screens B18). */
export const expenseSummaryCall = implementOwn(
  getExpenseSummary,
  async (tx, { month, begin_time, end_time }, { actor, services }) => {
    const now = wireTime(services.clock.now());
    const moment = momentIn(month, now);
    const [from, until] = [monthStart(moment), monthStart(moment, 1)];
    const monthDays = await daysOf(tx, actor, { from, until });
    const spent = sumOfDays(monthDays);
    const last = sumOfDays(await daysOf(tx, actor, { from: monthStart(moment, -1), until: from }));
    const daysInMonth = (until - from) / daySeconds;
    const daysBegun = Math.min(daysInMonth, Math.max(0, Math.floor((now - from) / daySeconds) + 1));
    const { average, forecast } = monthFigures({ spent, daysBegun, daysInMonth });
    return {
      Month: formatDay(from).slice(0, 7),
      MonthAmount: yuanFromFen(spent),
      LastMonthAmount: yuanFromFen(last),
      DailyAverage: yuanFromFen(average),
      Forecast: now < until ? yuanFromFen(forecast) : null,
      DayList:
        begin_time === undefined || end_time === undefined
          ? monthDays
          : await daysOf(tx, actor, { from: begin_time, until: end_time + 1 }),
    };
  },
);
