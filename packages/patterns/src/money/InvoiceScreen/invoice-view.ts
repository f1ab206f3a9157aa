import type {
  InvoiceableChange,
  InvoiceConditions,
  InvoiceRecord,
  InvoiceTitle,
} from '@compute-market/contract/entities/invoice';
import {
  BALANCE_CHANGE_TYPE,
  INVOICE_STATUS,
  type BalanceChangeType,
  type InvoiceStatus,
} from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { hasTitleDetail, isOwnTitle } from '@compute-market/contract/rules/invoice';
import { fenFromYuan, isKnown, sumFen, type Fen } from '@compute-market/contract/rules/money';
import { dayParameters, longestSpanDays, longestUntil } from '../../day-range';

/** A list of what a term counts; a term of two kinds has one of each, since a list is narrowed to one kind (decisions 238). */
interface TermList {
  readonly of: 'recharge' | 'invoiced' | 'reviewing' | 'issuing' | 'refund' | 'gift' | 'coupon' | 'takenBack';
  readonly href: string;
  /** How many days up to today it holds; absent where it holds all. */
  readonly days?: number;
}

/** One term of the equation, and the lists that hold what it is the sum of. */
export interface InvoiceableTerm {
  readonly key: 'recharge' | 'invoiced' | 'pending' | 'refund' | 'gift' | 'takenBack';
  readonly fen: Fen;
  readonly lists: readonly TermList[];
}

const recordsOf = (status: InvoiceStatus): string => routes.invoice.to({ status });

/** 已充值 − 已开票 − 开具中 − 已退款 − 赠送, in this order (screens B19), and what support took back of what was topped up, where it did (decisions 232). None where a back end tells not all of them: they would not add up (decisions 40). `today` is Beijing's, YYYY-MM-DD. */
export function equationTerms(
  { TotalRecharge, InvoicedMoney, PendingMoney, RefundMoney, GiftMoney, TakenBackMoney = 0 }: InvoiceConditions,
  today: string,
): InvoiceableTerm[] {
  if (![TotalRecharge, InvoicedMoney, PendingMoney, RefundMoney, GiftMoney].every(isKnown)) return [];
  const movesOf = (type: BalanceChangeType): Omit<TermList, 'of'> => ({
    href: routes.expenseDetail.to({ tab: 'balance', type, ...dayParameters(longestUntil(today)) }),
    days: longestSpanDays,
  });
  const takenBack: InvoiceableTerm = {
    key: 'takenBack',
    fen: fenFromYuan(TakenBackMoney),
    lists: [{ of: 'takenBack', ...movesOf(BALANCE_CHANGE_TYPE.manual) }],
  };
  return [
    {
      key: 'recharge',
      fen: fenFromYuan(TotalRecharge),
      lists: [{ of: 'recharge', href: routes.invoice.to({ tab: 'changes' }) }],
    },
    {
      key: 'invoiced',
      fen: fenFromYuan(InvoicedMoney),
      lists: [{ of: 'invoiced', href: recordsOf(INVOICE_STATUS.issued) }],
    },
    {
      key: 'pending',
      fen: fenFromYuan(PendingMoney),
      lists: [
        { of: 'reviewing', href: recordsOf(INVOICE_STATUS.reviewing) },
        { of: 'issuing', href: recordsOf(INVOICE_STATUS.issuing) },
      ],
    },
    {
      key: 'refund',
      fen: fenFromYuan(RefundMoney),
      lists: [{ of: 'refund', href: routes.balanceRefund.to() }],
    },
    {
      key: 'gift',
      fen: fenFromYuan(GiftMoney),
      lists: [
        { of: 'gift', ...movesOf(BALANCE_CHANGE_TYPE.manual) },
        { of: 'coupon', ...movesOf(BALANCE_CHANGE_TYPE.coupon) },
      ],
    },
    ...(takenBack.fen > 0 ? [takenBack] : []),
  ];
}

/** What was invoiced or still may be: a request that was refused or voided took nothing of what can be invoiced. */
export const invoicedSum = (records: readonly InvoiceRecord[]): Fen =>
  sumFen(
    records
      .filter(({ Status }) => Status !== INVOICE_STATUS.rejected && Status !== INVOICE_STATUS.voided)
      .map(({ Amount }) => fenFromYuan(Amount)),
  );

/** What stops every invoice, whatever its kind. */
export const blockers = ({ Conditions }: InvoiceConditions): InvoiceConditions['Conditions'] =>
  Conditions.filter(({ Key, Passed }) => !Passed && Key !== 'special');

/** Why there can be no special invoice; null when there can. */
export const specialReason = ({ CanSpecial, Conditions }: InvoiceConditions): string | null =>
  CanSpecial ? null : (Conditions.find(({ Key }) => Key === 'special')?.Reason ?? '');

/** Whom the account is verified as, in words. */
export const subjectNames = ({ Subjects }: Pick<InvoiceConditions, 'Subjects'>): string =>
  Subjects.map(({ Name }) => Name).join('、');

/** Whether invoices can bear this title. */
export const isUsable = (title: InvoiceTitle, { Subjects }: Pick<InvoiceConditions, 'Subjects'>): boolean =>
  isOwnTitle(title, Subjects);

/** The tax number of a title; empty where its kind has none, whatever is kept with it. */
export const taxNoOf = ({ TitleType, TaxNo }: Pick<InvoiceTitle, 'TitleType' | 'TaxNo'>): string =>
  hasTitleDetail(TitleType, 'tax_no') ? TaxNo : '';

/** Rows that were chosen to be invoiced together. */
export interface ChosenChanges {
  readonly ids: readonly number[];
  readonly fen: Fen;
}

/** A top-up in its list and in what is chosen of it. */
export const changeKey = ({ Id }: InvoiceableChange): string => String(Id);

/** The chosen rows that have something left, and how much. */
export function chosenOf(rows: readonly InvoiceableChange[], keys: ReadonlySet<string>): ChosenChanges {
  const chosen = rows.filter((row) => keys.has(changeKey(row)) && row.AbleAmount > 0);
  return { ids: chosen.map(({ Id }) => Id), fen: sumFen(chosen.map(({ AbleAmount }) => fenFromYuan(AbleAmount))) };
}
