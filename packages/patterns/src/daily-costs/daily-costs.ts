import type { ChartPart, StackedBar } from '@compute-market/components/stacked-bar-chart';
import type { DailyCost } from '@compute-market/contract/entities/cost-item';
import { fenFromYuan, isKnown } from '@compute-market/contract/rules/money';
import { dailyCostMessages as messages } from './messages';

const kinds = ['Instance', 'Disk', 'Bandwidth', 'Sftp', 'Other'] as const satisfies readonly (keyof DailyCost)[];
type Kind = (typeof kinds)[number];

const refundKey = 'Refunded';
const refunds: ChartPart = { key: refundKey, label: messages.Refunded, undrawn: true };

/** What a day took of a kind, never below 0; fen. */
const spentOn = (day: DailyCost, kind: Kind): number => Math.max(0, fenFromYuan(day[kind]));

/** What came back on a day for days before, at most 0, fen; a back end that does not tell it leaves a kind below zero (decisions 67). */
const refundedOn = (day: DailyCost): number =>
  kinds
    .filter((kind) => isKnown(day[kind]))
    .reduce((sum, kind) => sum + Math.min(0, fenFromYuan(day[kind])), 0 - fenFromYuan(day.Refunded ?? 0));

/** The parts of one bar, fen: the kinds of its days, and what came back for days before as one of its own. A kind that a day does not tell is left out. */
export const costValues = (days: readonly DailyCost[]): StackedBar['values'] => ({
  ...Object.fromEntries(
    kinds
      .filter((kind) => days.every((day) => isKnown(day[kind])))
      .map((kind) => [kind, days.reduce((sum, day) => sum + spentOn(day, kind), 0)]),
  ),
  [refundKey]: days.reduce((sum, day) => sum + refundedOn(day), 0),
});

/** What the bars are made of, from the base up: the kinds, one that is not told everywhere as missing; refunds of days before are named beside the bars when there are some. */
export function costParts(bars: readonly StackedBar[]): readonly ChartPart[] {
  const told = bars.filter(({ values }) => refundKey in values);
  const parts = kinds.map((key): ChartPart => {
    const missing = told.some(({ values }) => !(key in values));
    return { key, label: messages[key], ...(missing ? { missing } : {}) };
  });
  return told.some(({ values }) => (values[refundKey] ?? 0) !== 0) ? [...parts, refunds] : parts;
}

/** The parts that the bars have something of, or that they do not know. */
export const kindsIn = (bars: readonly StackedBar[]): readonly ChartPart[] =>
  costParts(bars).filter(({ key, missing }) => missing || bars.some(({ values }) => values[key] !== 0));
