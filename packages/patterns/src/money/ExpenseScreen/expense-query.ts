import { BALANCE_CHANGE_TYPE, COST_TYPE } from '@compute-market/contract/enumerations';
import { monthUntil, type DayRange } from '../../day-range';
import { choice, days, defineListQuery, place, tab, text, type QueryOf } from '../../list-query';

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

/** The kinds of each list; bare-metal costs have none. */
const typesOf: Readonly<Record<ExpenseTab, readonly number[]>> = {
  instance: Object.values(COST_TYPE),
  bareMetal: [],
  balance: Object.values(BALANCE_CHANGE_TYPE),
};

/** What 费用明细 shows. Only instance costs know an instance, and bare-metal costs no sub-account (screens A2). */
export const expenseQuery = defineListQuery(
  {
    tab: tab(expenseTabs),
    /** Without days: this month, or everything of one instance. */
    days: days(),
    type: choice(Object.values(typesOf).flat()),
    /** A band of amounts, paid or paid back. */
    amount: choice(amountBands),
    /** Name of an instance; empty for all. */
    instance: text(undefined, { name: 'instance_name' }),
    /** Words of an instance's note or name. */
    q: text(),
    /** Name of a sub-account; empty for all. */
    sub: text(),
    ...place,
  },
  {
    tabs: { by: 'tab', own: ['type', 'instance', 'q', 'sub'] },
    within: (query) => ({
      ...query,
      type: query.type !== null && typesOf[query.tab].includes(query.type) ? query.type : null,
      instance: query.tab === 'instance' ? query.instance : '',
      q: query.tab === 'instance' ? query.q : '',
      sub: query.tab === 'bareMetal' ? '' : query.sub,
    }),
  },
);
export type ExpenseQuery = QueryOf<typeof expenseQuery>;

/** The days that are asked for; `today` is YYYY-MM-DD in Beijing. */
export const daysOf = ({ days: range, instance }: ExpenseQuery, today: string): DayRange =>
  range.start === '' && instance === '' ? monthUntil(today) : range;

/** The month that the figures and the chart are about: that of the last day, YYYY-MM. */
export const monthOf = ({ days: { end } }: ExpenseQuery, today: string): string =>
  (end === '' ? today : end).slice(0, 7);
