import type { Viewer } from '@compute-market/patterns/viewer';

/** Changes when the purses do, and the limits they are spent within: what was priced before is asked for again. */
export function purseOf(viewer: Viewer): string {
  if (!('user' in viewer)) return viewer.role;
  const { Money, CreditMoneyQuota, PowerMoney, SubAccount: sub } = viewer.user;
  return [
    Money,
    CreditMoneyQuota,
    PowerMoney,
    sub?.MoneyLimit,
    sub?.UsedMoney,
    sub?.MonthLimit,
    sub?.MonthMoney,
  ].join();
}
