import type { Bill, BillSummary } from '@compute-market/contract/entities/bill';
import { BALANCE_CHANGE_TYPE } from '@compute-market/contract/enumerations';
import { BILL_PRODUCT } from '@compute-market/contract/rules/bill';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { monthlyBill, monthlyBillMovement, monthlyBillSpending } from '../../db/schema/bill';
import { ledgerAccount } from '../../db/schema/ledger';
import type { TransactionKind } from '../../ledger/transaction';
import { nullableWireTime, wireYuan } from '../../platform/wire';
import { dayOf, monthOf, spanOfMonth } from '../../platform/beijing-days';
import { changeOf, figuresIn, spentOf, topUpOf, type Figures } from './figures';

const userDigits = 6;

/** A month with its figures; one that runs is not closed. */
export interface BillFigures extends Figures {
  readonly month: string;
  readonly openingCashFen: bigint;
  readonly openingVoucherFen: bigint;
  readonly closingCashFen: bigint;
  readonly closingVoucherFen: bigint;
  readonly closedAt: Date | null;
}

/** The number a bill is known by. */
export const billNo = (userId: number, month: string): string =>
  `ZD${month.replace('-', '')}${String(userId).padStart(userDigits, '0')}`;

type BillRow = typeof monthlyBill.$inferSelect;

/** Closed months with their figures, as they were frozen. */
export async function withFigures(tx: Tx, bills: readonly BillRow[]): Promise<BillFigures[]> {
  const ids = bills.map(({ id }) => id);
  if (ids.length === 0) return [];
  const movements = await tx.select().from(monthlyBillMovement).where(inArray(monthlyBillMovement.billId, ids));
  const spending = await tx.select().from(monthlyBillSpending).where(inArray(monthlyBillSpending.billId, ids));
  return bills.map((bill) => ({
    ...bill,
    movements: movements
      .filter(({ billId }) => billId === bill.id)
      .map((line) => ({ ...line, kind: line.kind as TransactionKind })),
    spending: spending
      .filter(({ billId }) => billId === bill.id)
      .map(({ product, ...line }) => ({
        ...line,
        product: Object.values(BILL_PRODUCT).find((known) => known === product) ?? BILL_PRODUCT.other,
      })),
  }));
}

/** The running month so far: the purses now, and back from there by what moved. */
export async function runningMonth(tx: Tx, userId: number, now: Date): Promise<BillFigures> {
  const month = monthOf(dayOf(now));
  const figures = (await figuresIn(tx, [userId], spanOfMonth(month))).get(userId) ?? { movements: [], spending: [] };
  const purses = await tx
    .select({ kind: ledgerAccount.kind, balanceFen: ledgerAccount.balanceFen })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.userId, userId), inArray(ledgerAccount.kind, ['cash', 'voucher'])));
  const left = (kind: 'cash' | 'voucher'): bigint => purses.find((purse) => purse.kind === kind)?.balanceFen ?? 0n;
  const change = changeOf(figures);
  return {
    ...figures,
    month,
    openingCashFen: left('cash') - change.cashFen,
    openingVoucherFen: left('voucher') - change.voucherFen,
    closingCashFen: left('cash'),
    closingVoucherFen: left('voucher'),
    closedAt: null,
  };
}

/** One month of a customer; null where nothing moved, or it is not there yet. */
export async function billOf(tx: Tx, userId: number, month: string, now: Date): Promise<BillFigures | null> {
  if (month === monthOf(dayOf(now))) return runningMonth(tx, userId, now);
  const found = await tx
    .select()
    .from(monthlyBill)
    .where(and(eq(monthlyBill.userId, userId), eq(monthlyBill.month, month)));
  return (await withFigures(tx, found))[0] ?? null;
}

export const summaryWire = (bill: BillFigures): BillSummary => ({
  Month: bill.month,
  CloseTime: nullableWireTime(bill.closedAt),
  OpeningMoney: wireYuan(bill.openingCashFen),
  OpeningPower: wireYuan(bill.openingVoucherFen),
  TopUp: wireYuan(topUpOf(bill)),
  Spent: wireYuan(spentOf(bill)),
  ClosingMoney: wireYuan(bill.closingCashFen),
  ClosingPower: wireYuan(bill.closingVoucherFen),
});

const productOrder = Object.values(BILL_PRODUCT);

/** A whole month; `fileUrl` is empty where there is no file. */
export const billWire = (userId: number, bill: BillFigures, fileUrl: string): Bill => ({
  ...summaryWire(bill),
  BillNo: billNo(userId, bill.month),
  Movements: bill.movements
    .map(({ kind, cashFen, voucherFen, movements }) => ({
      Type: BALANCE_CHANGE_TYPE[kind],
      Money: wireYuan(cashFen),
      Power: wireYuan(voucherFen),
      Count: movements,
    }))
    .sort((a, b) => a.Type - b.Type),
  Spending: bill.spending
    .toSorted(
      (a, b) => productOrder.indexOf(a.product) - productOrder.indexOf(b.product) || a.subAccountId - b.subAccountId,
    )
    .map((line) => ({
      Product: line.product,
      SubAccountName: line.subAccountName,
      Charged: wireYuan(line.chargedFen),
      Refunded: wireYuan(line.refundedFen),
      Count: line.movements,
    })),
  FileUrl: fileUrl,
});
