import type { User } from '@compute-market/contract/entities/user';
import { arrears, displayBalance, remainingCredit, spendable } from '@compute-market/contract/rules/credit';
import { fenFromYuan, type Fen } from '@compute-market/contract/rules/money';
import { toVipLevel, type VipLevel } from '@compute-market/contract/rules/vip';

/** What a main account has, in fen. */
export interface Wallet {
  /** As booked: below 0 while credit is used. */
  readonly booked: Fen;
  /** As shown (product §3). */
  readonly balance: Fen;
  readonly debt: Fen;
  readonly quota: Fen;
  readonly remaining: Fen;
  readonly voucher: Fen;
  /** 累计消费. */
  readonly accumulated: Fen;
  readonly level: VipLevel;
  /** What an order may take now, vouchers aside. */
  readonly spendable: Fen;
}

/** Reads the wallet out of user info. */
export function walletOf(
  user: Pick<User, 'Money' | 'CreditMoneyQuota' | 'PowerMoney' | 'AccumulatedMoney' | 'VipLevel'>,
): Wallet {
  const booked = fenFromYuan(user.Money);
  const funds = { balance: booked, quota: fenFromYuan(user.CreditMoneyQuota) };
  return {
    booked,
    balance: displayBalance(funds),
    debt: arrears(booked),
    quota: funds.quota,
    remaining: remainingCredit(funds),
    voucher: fenFromYuan(user.PowerMoney),
    accumulated: fenFromYuan(user.AccumulatedMoney),
    level: toVipLevel(user.VipLevel),
    spendable: spendable(funds),
  };
}
