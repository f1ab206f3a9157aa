import { COST_TYPE, type CostType, type RentalUnit } from '@compute-market/contract/enumerations';
import { divideRounded } from '@compute-market/contract/rules/money';
import type { PriceItem, Quote } from '@compute-market/contract/rules/price';
import type { Tx } from '../../db/database';
import { costItem } from '../../db/schema/instance';
import type { Payment } from '../../ledger/charge';

interface Bill {
  /** Unique business key of the order; each line adds its part. */
  readonly key: string;
  readonly instanceId: number;
  readonly userId: number;
  readonly subAccountId: number | null;
  /** What the compute part is: a new rental, a renewal. What is added to it has types of its own. */
  readonly costType: CostType;
  readonly beginAt: Date;
  readonly endAt: Date;
  readonly quote: Quote;
  readonly payment: Payment & { readonly transactionId: number };
  readonly couponId: number | null;
  /** For an upgrade, whose length does not tell it. */
  readonly discountUnit?: RentalUnit;
  readonly createdAt: Date;
}

const partTypes: Partial<Record<PriceItem, CostType>> = {
  cpu: COST_TYPE.upgradeCpu,
  memory: COST_TYPE.upgradeMemory,
  disk: COST_TYPE.addDisk,
  bandwidth: COST_TYPE.bandwidth,
};

/** Shares an amount in proportion, as differences of rounded running totals, so that the shares sum to it. */
export function shareOut(amountFen: bigint, weights: readonly bigint[]): bigint[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  let weightSoFar = 0n;
  let given = 0n;
  return weights.map((weight) => {
    weightSoFar += weight;
    const upTo = whole === 0n ? 0n : divideRounded(amountFen * weightSoFar, whole);
    const share = upTo - given;
    given = upTo;
    return share;
  });
}

/** Writes what an order cost, one line a part; the lines sum to what was paid, purse by purse. */
export async function writeBill(tx: Tx, bill: Bill): Promise<void> {
  const { quote, payment } = bill;
  const weights = quote.lines.map((line) => BigInt(line.amount));
  const money = shareOut(payment.cashFen, weights);
  const vouchers = shareOut(payment.voucherFen, weights);
  const credit = shareOut(payment.creditFen, weights);
  await tx.insert(costItem).values(
    quote.lines.map((line, index) => {
      const purses = {
        moneyFen: money[index] ?? 0n,
        powerMoneyFen: vouchers[index] ?? 0n,
        creditFen: credit[index] ?? 0n,
      };
      return {
        key: `${bill.key}:${line.item}`,
        instanceId: bill.instanceId,
        userId: bill.userId,
        subAccountId: bill.subAccountId,
        costType: partTypes[line.item] ?? bill.costType,
        beginAt: bill.beginAt,
        endAt: bill.endAt,
        unitPrice: line.unitPrice,
        hours: line.hours,
        originalFen: BigInt(line.amount),
        amountFen: purses.moneyFen + purses.powerMoneyFen + purses.creditFen,
        ...purses,
        ledgerTransactionId: payment.transactionId,
        couponId: bill.couponId,
        discountUnit: bill.discountUnit ?? null,
        createdAt: bill.createdAt,
      };
    }),
  );
}
