import type { UserSubAccount } from '@compute-market/contract/entities/user';
import { type Fen, fenFromYuan, fenIfKnown } from '@compute-market/contract/rules/money';

/** What a sub-account may still spend (product §3; decisions 18). */
export const limitLeft = ({ MoneyLimit, UsedMoney }: Pick<UserSubAccount, 'MoneyLimit' | 'UsedMoney'>): Fen =>
  fenIfKnown(Math.max(0, fenFromYuan(MoneyLimit) - fenFromYuan(UsedMoney)));
