import type { UserSubAccount } from '@compute-market/contract/entities/user';
import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { monthLimitMessages as messages } from './month-limit-messages';

/** What this month has used of its own limit, in words; null where only the total counts (decisions 127). */
export const monthLimitText = ({
  MonthLimit,
  MonthMoney,
}: Pick<UserSubAccount, 'MonthLimit' | 'MonthMoney'>): string | null =>
  typeof MonthLimit === 'number' && MonthMoney !== undefined
    ? messages.used(formatMoney(fenFromYuan(MonthMoney)), formatMoney(fenFromYuan(MonthLimit)))
    : null;
