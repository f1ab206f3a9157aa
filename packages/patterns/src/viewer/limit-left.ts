import type { UserSubAccount } from '@compute-market/contract/entities/user';
import { type Fen, fenFromYuan, fenIfKnown } from '@compute-market/contract/rules/money';

type Limits = Pick<UserSubAccount, 'MoneyLimit' | 'UsedMoney' | 'MonthLimit' | 'MonthMoney'>;

const rest = (limit: number, used: number): number => fenFromYuan(limit) - fenFromYuan(used);

/** What a sub-account may still spend: the smaller rest of its total and of its month (product §3; decisions 18, 127). */
export function limitLeft({ MoneyLimit, UsedMoney, MonthLimit, MonthMoney = 0 }: Limits): Fen {
  const total = rest(MoneyLimit, UsedMoney);
  return fenIfKnown(
    Math.max(0, typeof MonthLimit === 'number' ? Math.min(total, rest(MonthLimit, MonthMoney)) : total),
  );
}
