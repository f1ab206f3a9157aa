import type { ClaimSeed, TopUpSeed } from './seed-types';

/** Top-ups of the main account: paid through every channel, and two that nobody paid. */
export const topUps: readonly TopUpSeed[] = [
  { hoursAgo: 1720, amountFen: 50_000n, payType: 0 },
  { hoursAgo: 1440, amountFen: 50_000n, payType: 1 },
  { hoursAgo: 1441, amountFen: 50_000n, payType: 0, abandoned: true },
  { hoursAgo: 1180, amountFen: 150_000n, payType: 1 },
  { hoursAgo: 660, amountFen: 200_000n, payType: 2 },
  { hoursAgo: 262, amountFen: 200_000n, payType: 0 },
  { hoursAgo: 96, amountFen: 1_000_000n, payType: 0, abandoned: true },
  { hoursAgo: 50, amountFen: 500_000n, payType: 1 },
];

/** Vouchers that the main account bought from its balance. */
export const voucherPurchases = [
  { hoursAgo: 458, amountFen: 38_000n },
  { hoursAgo: 0.5, amountFen: 12_000n },
] as const;

/** A top-up that was given back in full. */
export const refundedTopUp = { hoursAgo: 1300, refundedHoursAgo: 1296, amountFen: 20_000n } as const;

/** What the main account has at the end; the difference to its history is a credit by support. Fen. */
export const mainBalanceFen = 286_040n;
export const mainQuotaFen = 200_000n;
/** The account on credit. */
export const creditQuotaFen = 50_000n;
export const creditBalanceFen = -12_050n;

/** Coupons of the main account: about to end, with days left, to be redeemed, used and over. */
export const claims: readonly ClaimSeed[] = [
  { hoursAgo: 1725, group: 'welcome', redeemedHoursAgo: 1722 },
  { hoursAgo: 700, group: 'october' },
  { hoursAgo: 230, group: 'weekend' },
  { hoursAgo: 284, group: 'a100-training' },
  { hoursAgo: 150, group: 'newcomer' },
  { hoursAgo: 118, group: 'verified-gift' },
  { hoursAgo: 25, group: 'h20-launch' },
];
