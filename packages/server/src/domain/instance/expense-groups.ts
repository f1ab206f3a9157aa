import { getExpenseGroups } from '@compute-market/contract/calls/cost';
import type { ExpenseGroupLine } from '@compute-market/contract/entities/cost-item';
import { EXPENSE_GROUP, EXPENSE_GROUP_KEY, type ExpenseGroup } from '@compute-market/contract/enumerations';
import { periodBefore } from '@compute-market/contract/rules/spending';
import { formatDay } from '@compute-market/contract/rules/time';
import { dayMs, daySeconds } from '@compute-market/contract/rules/time-units';
import type { Tx } from '../../db/database';
import { implementOwn, type Actor } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { spentByDay } from '../../ledger/statement';
import { wireTime, wireYuan } from '../../platform/wire';
import { bareMetalSpending } from '../bare-metal/costs';
import { rentalDays, rentalGroups, type Spent, type Spans, type Sum } from './rental-groups';

/** Longest range, days, and how many groups are told by themselves; the dearest of them by the day. */
const longestDays = 366;
/** Nothing was sold before, and the period before a range must lie after 1970. Seconds since 1970. */
const earliest = Date.parse('2000-01-01T00:00:00+08:00') / 1000;
const mostGroups = 50;
const mostByDay = 4;

interface Days {
  readonly start: string;
  readonly end: string;
}

const startOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`);
const endOf = (day: string): Date => new Date(startOf(day).getTime() + dayMs);

const spansOf = (days: Days, before: Days): Spans => ({
  from: startOf(days.start),
  until: endOf(days.end),
  beforeFrom: startOf(before.start),
  beforeUntil: endOf(before.end),
});

/** What is paid beside rentals, by day: of the main account alone. */
async function besides(tx: Tx, actor: Actor, span: { from: Date; until: Date }): Promise<ReadonlyMap<string, Spent[]>> {
  if (actor.subAccountId !== null) return new Map();
  const { userId } = actor;
  return new Map([
    [EXPENSE_GROUP_KEY.cloudDisk, await spentByDay(tx, { userId, kind: 'cloudDisk', ...span })],
    [EXPENSE_GROUP_KEY.bareMetal, await bareMetalSpending(tx, userId, span)],
  ]);
}

const sumOf = (spent: readonly Spent[]): bigint => spent.reduce((sum, { amountFen }) => sum + amountFen, 0n);
const isIn = ({ start, end }: Days, day: string): boolean => day >= start && day <= end;

/** Days that were spent on, each once, in their order. */
function together(lists: readonly (readonly Spent[])[]): Spent[] {
  const days = new Map<string, bigint>();
  for (const { day, amountFen } of lists.flat()) days.set(day, (days.get(day) ?? 0n) + amountFen);
  return [...days].map(([day, amountFen]) => ({ day, amountFen })).sort((a, b) => a.day.localeCompare(b.day));
}

const dayList = (spent: readonly Spent[]) =>
  spent.map(({ day, amountFen }) => ({ Day: day, Amount: wireYuan(amountFen) }));

/** Puts what is paid beside rentals to their groups: all of it is the main account's own. */
function withBesides(group: ExpenseGroup, sums: readonly Sum[], others: readonly Sum[]): Sum[] {
  const all = new Map(sums.map((sum) => [sum.key, sum]));
  for (const other of others) {
    const key = group === EXPENSE_GROUP.sub ? '' : other.key;
    const known = all.get(key) ?? { key, name: '', nowFen: 0n, beforeFen: 0n };
    all.set(key, { ...known, nowFen: known.nowFen + other.nowFen, beforeFen: known.beforeFen + other.beforeFen });
  }
  return [...all.values()]
    .filter(({ nowFen, beforeFen }) => nowFen !== 0n || beforeFen !== 0n)
    .sort((a, b) => Number(b.nowFen - a.nowFen) || Number(b.beforeFen - a.beforeFen) || a.key.localeCompare(b.key));
}

const lineOf = ({ key, name, nowFen, beforeFen }: Sum, days: readonly Spent[] = []): ExpenseGroupLine => ({
  Key: key,
  Name: name,
  Amount: wireYuan(nowFen),
  BeforeAmount: wireYuan(beforeFen),
  DayList: dayList(days),
});

/** Each day of the range beside the one that stands in its place before. */
function dayLines(days: Days, before: Days, spent: readonly Spent[]): ExpenseGroupLine[] {
  const fenOn = new Map(spent.map(({ day, amountFen }) => [day, amountFen]));
  const shift = (startOf(days.start).getTime() - startOf(before.start).getTime()) / dayMs;
  const count = (endOf(days.end).getTime() - startOf(days.start).getTime()) / dayMs;
  return Array.from({ length: count }, (_, index) => {
    const at = startOf(days.start).getTime() + index * dayMs;
    const key = formatDay(at / 1000);
    const other = formatDay(at / 1000 - shift * daySeconds);
    const beforeFen = isIn(before, other) ? (fenOn.get(other) ?? 0n) : 0n;
    return lineOf({ key, name: '', nowFen: fenOn.get(key) ?? 0n, beforeFen });
  });
}

/** The groups, the dearest first and those by the day, and what the others come to. */
async function groupLines(
  tx: Tx,
  {
    actor,
    group,
    spans,
    others,
    total,
  }: {
    readonly actor: Actor;
    readonly group: Exclude<ExpenseGroup, 'day'>;
    readonly spans: Spans;
    readonly others: readonly (Sum & { readonly days: readonly Spent[] })[];
    readonly total: Pick<Sum, 'nowFen' | 'beforeFen'>;
  },
): Promise<ExpenseGroupLine[]> {
  // All who spent, since what is paid beside rentals is put to the main account, wherever it stands among them.
  const sums = await rentalGroups(tx, actor, group, spans, group === EXPENSE_GROUP.sub ? null : mostGroups);
  const shown = withBesides(group, sums, others).slice(0, mostGroups);
  const dearest = shown.slice(0, mostByDay);
  const byDay = await rentalDays(
    tx,
    actor,
    group,
    spans,
    dearest.map(({ key }) => key),
  );
  const lines = shown.map((sum, index) => {
    if (index >= mostByDay) return lineOf(sum);
    const beside = others.filter(({ key }) => (group === EXPENSE_GROUP.sub ? '' : key) === sum.key);
    return lineOf(sum, together([byDay.get(sum.key) ?? [], ...beside.map(({ days }) => days)]));
  });
  const rest = {
    key: EXPENSE_GROUP_KEY.rest,
    name: '',
    nowFen: total.nowFen - shown.reduce((sum, { nowFen }) => sum + nowFen, 0n),
    beforeFen: total.beforeFen - shown.reduce((sum, { beforeFen }) => sum + beforeFen, 0n),
  };
  return rest.nowFen === 0n && rest.beforeFen === 0n ? lines : [...lines, lineOf(rest)];
}

/** What a range of days cost, in groups, beside the period before (decisions 83). */
export const expenseGroupsCall = implementOwn(
  getExpenseGroups,
  async (tx, { group, begin_time, end_time }, { actor, services }) => {
    const today = formatDay(wireTime(services.clock.now()));
    if ([begin_time, end_time].some((time) => time !== undefined && time < earliest))
      throw new Refusal('INVALID_REQUEST', { reason: '时间范围须在 2000 年之后，请调整后重试' });
    const days: Days = {
      start: begin_time === undefined ? `${today.slice(0, 7)}-01` : formatDay(begin_time),
      end: end_time === undefined ? today : formatDay(end_time),
    };
    const before = periodBefore(days);
    const spans = spansOf(days, before);
    if (spans.until.getTime() - spans.from.getTime() > longestDays * dayMs || spans.until <= spans.from)
      throw new Refusal('INVALID_REQUEST', { reason: `时间范围为 1 至 ${longestDays} 天，请调整后重试` });
    const all = { from: spans.beforeFrom, until: spans.until };
    const beside = await besides(tx, actor, all);
    const spent = together([
      await rentalDays(tx, actor, null, { ...spans, from: all.from }).then((found) => found.get('') ?? []),
      ...beside.values(),
    ]);
    const now = spent.filter(({ day }) => isIn(days, day));
    const total = { nowFen: sumOf(now), beforeFen: sumOf(spent.filter(({ day }) => isIn(before, day))) };
    const others = [...beside].map(([key, list]) => ({
      key,
      name: '',
      days: list.filter(({ day }) => isIn(days, day)),
      nowFen: sumOf(list.filter(({ day }) => isIn(days, day))),
      beforeFen: sumOf(list.filter(({ day }) => isIn(before, day))),
    }));
    return {
      Group: group,
      Begin: days.start,
      End: days.end,
      BeforeBegin: before.start,
      BeforeEnd: before.end,
      Amount: wireYuan(total.nowFen),
      BeforeAmount: wireYuan(total.beforeFen),
      DayList: dayList(now),
      Groups:
        group === EXPENSE_GROUP.day
          ? dayLines(days, before, spent)
          : await groupLines(tx, { actor, group, spans, others, total }),
    };
  },
);
