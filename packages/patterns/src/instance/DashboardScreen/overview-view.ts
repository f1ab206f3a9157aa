import type { User } from '@compute-market/contract/entities/user';
import { displayBalance, remainingCredit } from '@compute-market/contract/rules/credit';
import { fenFromYuan, formatMoney, type Fen } from '@compute-market/contract/rules/money';
import { blankQuery, withChange, type DashboardQuery } from './dashboard-query';
import { messages } from './messages';

/** The purse of a main account, as the strip shows it. */
export interface Purse {
  readonly balance: Fen;
  /** 授信 and 算力券 in one line. */
  readonly reserves: string;
}

export function purseOf({ Money, CreditMoneyQuota, PowerMoney }: User): Purse {
  const funds = { balance: fenFromYuan(Money), quota: fenFromYuan(CreditMoneyQuota) };
  const credit = funds.quota === 0 ? messages.overview.noCredit : formatMoney(remainingCredit(funds));
  return { balance: displayBalance(funds), reserves: messages.overview.reserves(credit, formatMoney(fenFromYuan(PowerMoney))) };
}

/** The same tab with one filter alone: where a figure of the strip leads. */
export const figureQuery = ({ tab, size }: DashboardQuery, filter: Partial<DashboardQuery>): DashboardQuery =>
  withChange({ ...blankQuery, tab: tab === 'bareMetal' ? 'kvm' : tab, size }, filter);
