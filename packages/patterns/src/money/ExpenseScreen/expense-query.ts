import { BALANCE_CHANGE_TYPE, COST_TYPE } from '@compute-market/contract/enumerations';
import { dayParameters, everyDay, monthUntil, readDays, type DayRange } from '../../day-range';
import { among, firstPlace, placeParameters, readPlace, type ListPlace } from '../../list-place';

export const expenseTabs = ['instance', 'bareMetal', 'balance'] as const;
export type ExpenseTab = (typeof expenseTabs)[number];

/** Bands of amounts in yuan, by the first part of each: from there on, below the next. */
export const amountBands = ['0', '1', '10', '100', '1000'] as const;
export type AmountBand = (typeof amountBands)[number];

/** The ends of a band as the calls ask for them, yuan; the last has no upper one. */
export function amountsOf(band: AmountBand | null): { min_amount?: number; max_amount?: number } {
  if (band === null) return {};
  const next = amountBands[amountBands.indexOf(band) + 1];
  return { min_amount: Number(band), ...(next === undefined ? {} : { max_amount: Number(next) }) };
}

/** What 费用明细 shows. It lives in the address, so that back leads to the same list (screens A2). */
export interface ExpenseQuery extends ListPlace {
  readonly tab: ExpenseTab;
  /** Without days: this month, or everything of one instance. */
  readonly days: DayRange;
  /** COST_TYPE among instance costs, BALANCE_CHANGE_TYPE among balance changes; null for all. */
  readonly type: number | null;
  /** A band of amounts, paid or paid back; null for all. */
  readonly amount: AmountBand | null;
  /** Name of an instance; empty for all. */
  readonly instance: string;
  /** Name of a sub-account; empty for all. */
  readonly sub: string;
}

export const blankQuery: ExpenseQuery = {
  tab: 'instance',
  days: everyDay,
  type: null,
  amount: null,
  instance: '',
  sub: '',
  ...firstPlace,
};

const typesOf: Readonly<Record<ExpenseTab, readonly number[]>> = {
  instance: Object.values(COST_TYPE),
  bareMetal: [],
  balance: Object.values(BALANCE_CHANGE_TYPE),
};

/** Reads an address; whatever it says wrongly counts as not said. Only instance costs know an instance, and bare-metal costs no sub-account. */
export function readExpenseQuery(search: URLSearchParams): ExpenseQuery {
  const text = (name: string) => (search.get(name) ?? '').trim();
  const tab = among(expenseTabs, text('tab')) ?? blankQuery.tab;
  return {
    tab,
    days: readDays(search),
    type: among(typesOf[tab], text('type')) ?? null,
    amount: among(amountBands, text('amount')) ?? null,
    instance: tab === 'instance' ? text('instance_name') : '',
    sub: tab === 'bareMetal' ? '' : text('sub'),
    ...readPlace(search),
  };
}

/** The address's parameters: only what differs from the blank list. */
export function expenseParameters({
  tab,
  days,
  type,
  amount,
  instance,
  sub,
  ...place
}: ExpenseQuery): Record<string, string> {
  return {
    ...(tab === blankQuery.tab ? {} : { tab }),
    ...dayParameters(days),
    ...(type === null ? {} : { type: String(type) }),
    ...(amount === null ? {} : { amount }),
    ...(instance === '' ? {} : { instance_name: instance }),
    ...(sub === '' ? {} : { sub }),
    ...placeParameters(place),
  };
}

/** The query after a change: any other filter starts at page 1; another list has other types and knows no instance. */
export function withChange(query: ExpenseQuery, change: Partial<ExpenseQuery>): ExpenseQuery {
  const moved = change.tab !== undefined && change.tab !== query.tab;
  return { ...query, page: 1, ...(moved ? { type: null, instance: '', sub: '' } : {}), ...change };
}

/** The days that are asked for; `today` is YYYY-MM-DD in Beijing. */
export const daysOf = ({ days, instance }: ExpenseQuery, today: string): DayRange =>
  days.start === '' && instance === '' ? monthUntil(today) : days;

/** The month that the figures and the chart are about: that of the last day, YYYY-MM. */
export const monthOf = ({ days }: ExpenseQuery, today: string): string =>
  (days.end === '' ? today : days.end).slice(0, 7);

/** The filters behind 筛选: the number on its button on small screens. */
export const filterCount = ({ days, type, amount, instance, sub }: ExpenseQuery): number =>
  [days.start !== '', type !== null, amount !== null, instance !== '', sub !== ''].filter(Boolean).length;

/** The same list and page size without filters. */
export const withoutFilters = ({ tab, size }: ExpenseQuery): ExpenseQuery => ({ ...blankQuery, tab, size });
