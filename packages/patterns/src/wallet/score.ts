import { fenFromYuan, isKnown, type Fen } from '@compute-market/contract/rules/money';
import type { Customer } from '../viewer';

/** What the bar of a level counts, fen: the score (product §3), or what was spent where no score is told. */
export function scoreOf({ vip, user }: Pick<Customer, 'vip' | 'user'>): Fen {
  const score = fenFromYuan(vip?.vip_score ?? user.AccumulatedMoney);
  return isKnown(score) ? score : fenFromYuan(user.AccumulatedMoney);
}
