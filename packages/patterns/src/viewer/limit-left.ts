import type { UserSubAccount } from '@compute-market/contract/entities/user';
import { type Fen, fenFromYuan } from '@compute-market/contract/rules/money';
import { leftOf, type Limit } from '@compute-market/contract/rules/sub-account';
import { viewerMessages } from './messages';

/** What is told of the limits of a sub-account. */
export type ToldLimits = Pick<UserSubAccount, 'MoneyLimit' | 'UsedMoney' | 'MonthLimit' | 'MonthMoney'>;

/** What a sub-account may spend in all (product §3; decisions 18). */
export const totalLimit = ({ MoneyLimit, UsedMoney }: Pick<ToldLimits, 'MoneyLimit' | 'UsedMoney'>): Limit => ({
  limit: fenFromYuan(MoneyLimit),
  used: fenFromYuan(UsedMoney),
});

/** What it may spend this month; null where months are not limited (decisions 127). */
export const monthLimit = ({ MonthLimit, MonthMoney }: Pick<ToldLimits, 'MonthLimit' | 'MonthMoney'>): Limit | null =>
  MonthLimit == null ? null : { limit: fenFromYuan(MonthLimit), used: fenFromYuan(MonthMoney ?? 0) };

/** The limit that leaves less, which is the one to show where there is room for one. */
export function tighterLimit(told: ToldLimits): Limit & { readonly ofMonth: boolean } {
  const [total, month] = [totalLimit(told), monthLimit(told)];
  return month !== null && leftOf(month) < leftOf(total) ? { ...month, ofMonth: true } : { ...total, ofMonth: false };
}

/** What its rest is called. */
export const leftLabel = ({ ofMonth }: Pick<LimitLeft, 'ofMonth'>): string =>
  ofMonth ? viewerMessages.left.month : viewerMessages.left.total;

/** What a sub-account may still spend, and whether the month is what bounds it. */
export interface LimitLeft {
  readonly left: Fen;
  readonly ofMonth: boolean;
}
export function limitLeft(told: ToldLimits): LimitLeft {
  const tighter = tighterLimit(told);
  return { left: leftOf(tighter), ofMonth: tighter.ofMonth };
}
