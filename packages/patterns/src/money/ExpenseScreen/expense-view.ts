import type { CostItem } from '@compute-market/contract/entities/cost-item';
import type { BalanceChange } from '@compute-market/contract/entities/order';
import { BALANCE_CHANGE_TYPE, BILLING_LABELS, RELATION_TYPE } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { type Fen, formatUnitPrice, isKnown, unitFromYuan } from '@compute-market/contract/rules/money';
import type { Fold } from '@compute-market/contract/entities/fold';
import { formatTime } from '@compute-market/contract/rules/time';
import { dayCount, monthRange } from '../../day-range';
import { messages } from './messages';

/** Whether a purse is told to have paid something. */
const hasPaid = (yuan: number): boolean => isKnown(yuan) && yuan !== 0;

/** The purses that paid a cost, in words, as far as it is told: 算力券 + 余额. */
export function sourceWords({
  PayMoney,
  PayPowerMoney,
  PayCredit,
}: Pick<CostItem, 'PayMoney' | 'PayPowerMoney' | 'PayCredit'>): string {
  const { voucher, balance, credit } = messages.sources;
  const used = [hasPaid(PayPowerMoney) && voucher, hasPaid(PayMoney) && balance, hasPaid(PayCredit) && credit].filter(
    (name) => name !== false,
  );
  return used.join(' + ');
}

/** How a cost comes about: ¥6.58 × 6小时; its remark where it is no price times a time. */
export function costBasis({ UnitPrice, Hours, Remark }: Pick<CostItem, 'UnitPrice' | 'Hours' | 'Remark'>): string {
  const hours = Math.round(Hours * 100) / 100;
  if (UnitPrice > 0 && Hours > 0) return messages.basis(formatUnitPrice(unitFromYuan(UnitPrice)), hours);
  if (Hours > 0) return messages.folded.hours(hours);
  return Remark;
}

/** When a line was charged: a moment, or the day of a folded one and how many charges it holds; `today` is YYYY-MM-DD. */
export function timeOf({ CreateTime, Folded }: { CreateTime: number; Folded?: Fold }, today: string): string {
  if (Folded === undefined) return formatTime(CreateTime);
  const { Day, Count } = Folded;
  return Day === today ? messages.folded.today(Count) : messages.folded.line(Day, Count);
}

/** What the movements of a folded line were for: hours of a rental by usage, or of a kept disk (decisions 66, 144). */
export const foldedName = ({ Type }: Pick<BalanceChange, 'Type'>): string =>
  Type === BALANCE_CHANGE_TYPE.renew ? BILLING_LABELS.usage : messages.keptDisk;

/** What a movement of the purses came from, and where that is; null where there is nothing to go to. */
interface CauseOfChange {
  readonly kind: keyof typeof messages.causes;
  readonly href: string;
}
export function causeOf({
  RelationType,
  RelationId,
  Type,
}: Pick<BalanceChange, 'RelationType' | 'RelationId' | 'Type'>): CauseOfChange | null {
  if (Type === BALANCE_CHANGE_TYPE.cloudDisk || Type === BALANCE_CHANGE_TYPE.ownImage)
    return { kind: 'cloudDisk', href: routes.cloudDisk.to() };
  switch (RelationType) {
    case RELATION_TYPE.order:
      return { kind: 'order', href: routes.orderDetail.to({ no: RelationId }) };
    case RELATION_TYPE.instance:
      return { kind: 'instance', href: routes.expenseDetail.to({ instance_name: RelationId }) };
    case RELATION_TYPE.coupon:
      return { kind: 'coupon', href: routes.coupon.to({ tab: 'used' }) };
    case RELATION_TYPE.invoice:
      return { kind: 'invoice', href: routes.invoice.to() };
    case RELATION_TYPE.none:
      // What is renewed and named without a type is a machine of bare metal: renewals of instances name theirs with one.
      return Type === BALANCE_CHANGE_TYPE.renew && RelationId !== ''
        ? { kind: 'bareMetal', href: routes.expenseDetail.to({ tab: 'bareMetal' }) }
        : null;
  }
}

/** Days of a month, YYYY-MM. */
const lengthOf = (month: string): number => dayCount(monthRange(month));

/** Days of the month that are over or going on: of a past month all. */
export const daysSoFar = (month: string, today: string): number =>
  month === today.slice(0, 7) ? Number(today.slice(8)) : lengthOf(month);

/** How much more or less than before, in percent with one decimal; null when nothing was spent before. */
export const changeInPercent = (now: Fen, before: Fen): number | null =>
  before <= 0 ? null : Math.round(((now - before) / before) * 1000) / 10;

/** +237.3%, −12.0%: signed, with one decimal. */
export const percentWords = (percent: number): string =>
  `${percent > 0 ? '+' : percent < 0 ? '\u2212' : ''}${Math.abs(percent).toFixed(1)}%`;
