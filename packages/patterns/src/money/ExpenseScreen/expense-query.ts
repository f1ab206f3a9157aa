import {
  BALANCE_CHANGE_TYPE,
  COST_TYPE,
  EXPENSE_GROUP,
  type ExpenseGroup,
} from '@compute-market/contract/enumerations';
import { INSTANCE_PRODUCT } from '@compute-market/contract/rules/bill';
import { fen, fenFromYuan, yuanFromFen, type Fen } from '@compute-market/contract/rules/money';
import { days, monthUntil, type DayRange } from '../../day-range';
import { barAt } from './bars';
import { choice, defineListQuery, field, place, tab, text, type QueryOf } from '../../list-query';

export const expenseTabs = ['instance', 'bareMetal', 'balance'] as const;
export type ExpenseTab = (typeof expenseTabs)[number];

/** Most digits of yuan in an address: more than any amount has. */
const amountText = /^\d{1,9}(\.\d{1,2})?$/;

/** One end of the range of amounts, fen; null is open. Both ends are one filter. */
const amountEnd = (name: string) =>
  field<Fen | null>({
    name,
    group: 'amount',
    blank: null,
    parse: (said) => (amountText.test(said) ? fenFromYuan(said) : undefined),
    format: (amount) => (amount === null ? '' : String(yuanFromFen(amount))),
  });

/** Whether a range is one: both of its ends belong to it. */
export const isRange = (lowest: Fen | null, highest: Fen | null): boolean =>
  lowest === null || highest === null || lowest <= highest;

/** The range as the calls ask for it, yuan: their most does not belong to it, so it is a fen more. */
export const amountsOf = ({
  lowest,
  highest,
}: Pick<ExpenseQuery, 'lowest' | 'highest'>): { min_amount?: number; max_amount?: number } => ({
  ...(lowest !== null && { min_amount: yuanFromFen(lowest) }),
  ...(highest !== null && { max_amount: yuanFromFen(fen(highest + 1)) }),
});

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
    /** From which amount to which, fen, paid or paid back. */
    lowest: amountEnd('min'),
    highest: amountEnd('max'),
    /** Name of an instance; empty for all. */
    instance: text(undefined, { name: 'instance_name' }),
    /** Words of an instance's note or name. */
    q: text(),
    /** Product of a monthly bill (decisions 112); null for all. */
    product: choice(Object.values(INSTANCE_PRODUCT)),
    /** Name of a sub-account; empty for all. */
    sub: text(),
    /** Name of a project (decisions 113); empty for all. */
    project: text(),
    /** First day of the bar that the list is narrowed to; empty for all. */
    bar: text(/^\d{4}-\d\d-\d\d$/),
    /** What the chart is grouped by; null for the kinds of spending. */
    group: field<ExpenseGroup | null>({
      part: 'view',
      blank: null,
      parse: (said) => Object.values(EXPENSE_GROUP).find((group) => group === said),
      format: (group) => group ?? '',
    }),
    /** 与上期对比. */
    compare: field<boolean>({
      part: 'view',
      blank: false,
      parse: (said) => (said === '1' ? true : undefined),
      format: (on) => (on ? '1' : ''),
    }),
    /** Keys of the parts that the legend left out of the chart. */
    hide: field<readonly string[]>({
      part: 'view',
      blank: [],
      parse: (said) => said.split(',').filter((key) => key !== ''),
      format: (keys) => keys.join(','),
    }),
    ...place,
  },
  {
    tabs: { by: 'tab', own: ['type', 'product', 'instance', 'q', 'sub', 'project'] },
    within: (query) => ({
      ...query,
      type: query.type !== null && typesOf[query.tab].includes(query.type) ? query.type : null,
      instance: query.tab === 'instance' ? query.instance : '',
      q: query.tab === 'instance' ? query.q : '',
      product: query.tab === 'instance' ? query.product : null,
      sub: query.tab === 'bareMetal' ? '' : query.sub,
      project: query.tab === 'instance' ? query.project : '',
      ...(!isRange(query.lowest, query.highest) && { lowest: null, highest: null }),
    }),
  },
);
export type ExpenseQuery = QueryOf<typeof expenseQuery>;

/** The days of the chart and of what is compared; `today` is YYYY-MM-DD in Beijing. */
export const chartDays = ({ days: range }: ExpenseQuery, today: string): DayRange =>
  range.start === '' ? monthUntil(today) : range;

/** The days that the list is asked for: those of the chosen bar, while the chart has it. */
export function daysOf(query: ExpenseQuery, today: string): DayRange {
  const { days: range, instance, bar } = query;
  const chosen = instance === '' && bar !== '' ? barAt(chartDays(query, today), bar) : undefined;
  if (chosen !== undefined) return chosen;
  return range.start === '' && instance === '' ? monthUntil(today) : range;
}

/** The parameters by which the rows of a file are found again on any later day: its days are named, those of a bar too (decisions 218). */
export const heldParameters = (query: ExpenseQuery, today: string): Readonly<Record<string, string>> =>
  expenseQuery.parameters({ ...query, days: daysOf(query, today), bar: '' });

/** The month that the figures and the chart are about: that of the last day, YYYY-MM. */
export const monthOf = ({ days: { end } }: ExpenseQuery, today: string): string =>
  (end === '' ? today : end).slice(0, 7);
