import type {
  BalanceRefund,
  BalanceRefundable,
  RefundableTopUp,
} from '@compute-market/contract/entities/balance-refund';

export const now = 1_795_154_721;

/** A top-up by WeChat with something unspent, with other facts. */
export const makeTopUp = (changes: Partial<RefundableTopUp> = {}): RefundableTopUp => ({
  OutTradeNo: '261118000217431',
  PayType: 1,
  PayTime: 1_794_974_721,
  Amount: 5000,
  SpentAmount: 0,
  RefundAmount: 0,
  InvoicedAmount: 0,
  Refundable: 5000,
  Way: 0,
  Until: 1_826_510_721,
  ...changes,
});

/** Through its channel, partly spent, partly invoiced; too old for its channel; by bank. */
export const topUps: readonly RefundableTopUp[] = [
  makeTopUp(),
  makeTopUp({
    OutTradeNo: '261109000204816',
    PayType: 0,
    PayTime: 1_794_211_521,
    Amount: 2000,
    SpentAmount: 340.5,
    InvoicedAmount: 1000,
    Refundable: 659.5,
    Until: 1_825_747_521,
  }),
  makeTopUp({
    OutTradeNo: '261024000190523',
    PayType: 2,
    PayTime: 1_792_800_000,
    Amount: 2000,
    SpentAmount: 1200,
    Refundable: 800,
    Way: 1,
    Until: null,
  }),
];

/** What can go back of a verified company's balance, with other facts. */
export const makeRefundable = (changes: Partial<BalanceRefundable> = {}): BalanceRefundable => ({
  Balance: 7579.5,
  Refundable: 6459.5,
  InvoicedMoney: 1000,
  GiftMoney: 120,
  VoucherMoney: 380,
  PendingMoney: 200,
  TopUps: [...topUps],
  Holders: ['杭州明远智能科技有限公司'],
  ...changes,
});

const nothing = { Refundable: 0, InvoicedMoney: 0, GiftMoney: 0, VoucherMoney: 0, PendingMoney: 0, TopUps: [] };
export const emptyRefundable = makeRefundable({ ...nothing, Balance: 0 });
export const indebted = makeRefundable({ ...nothing, Balance: -120.5 });

/** A refund on its way through WeChat, with other facts. */
export const makeRefund = (changes: Partial<BalanceRefund> = {}): BalanceRefund => ({
  RefundNo: '261120000231906',
  OutTradeNo: '261118000217431',
  PayType: 1,
  Way: 0,
  Amount: 200,
  Status: 0,
  CreateTime: 1_795_140_000,
  EndTime: null,
  Reason: '',
  BankAccount: '',
  ...changes,
});

export const refunds: readonly BalanceRefund[] = [
  makeRefund(),
  makeRefund({
    RefundNo: '261105000201148',
    PayType: 2,
    Way: 1,
    Amount: 1500,
    Status: 2,
    CreateTime: 1_793_880_000,
    EndTime: 1_793_966_400,
    Reason: '账号与户名不符',
    BankAccount: '**** 0901',
  }),
  makeRefund({
    RefundNo: '260927000163377',
    PayType: 0,
    Amount: 888.88,
    Status: 1,
    CreateTime: 1_790_480_000,
    EndTime: 1_790_480_300,
  }),
];
