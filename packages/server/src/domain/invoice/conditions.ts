import { getInvoiceConditions } from '@compute-market/contract/calls/invoice';
import {
  INVOICE_STATUS,
  INVOICE_TITLE_TYPE,
  VERIFICATION_STATUS,
  VERIFICATION_TYPE,
} from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { LEAST_INVOICE_FEN, type InvoiceSubject } from '@compute-market/contract/rules/invoice';
import { formatMoney, yuanFromFen } from '@compute-market/contract/rules/money';
import { and, eq, inArray, isNotNull, sum } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { invoiceRecord } from '../../db/schema/invoice';
import { paymentOrder } from '../../db/schema/payment';
import { verification } from '../../db/schema/verification';
import { implementOwn } from '../../http/handler';
import { wireYuan } from '../../platform/wire';
import { invoiceContents } from './contents';
import { ableFen, giftsFen } from './share';

const { reviewing, issuing, issued } = INVOICE_STATUS;
const orZero = (value: bigint | null | undefined): bigint => value ?? 0n;

async function topUps(tx: Tx, userId: number) {
  const [row] = await tx
    .select({
      paid: sum(paymentOrder.amountFen).mapWith(BigInt),
      refunded: sum(paymentOrder.refundedFen).mapWith(BigInt),
      able: sum(ableFen).mapWith(BigInt),
    })
    .from(paymentOrder)
    .where(and(eq(paymentOrder.userId, userId), isNotNull(paymentOrder.paidAt)));
  return { paid: orZero(row?.paid), refunded: orZero(row?.refunded), able: orZero(row?.able) };
}

async function invoiced(tx: Tx, userId: number, statuses: readonly number[]): Promise<bigint> {
  const [row] = await tx
    .select({ sum: sum(invoiceRecord.amountFen).mapWith(BigInt) })
    .from(invoiceRecord)
    .where(and(eq(invoiceRecord.userId, userId), inArray(invoiceRecord.status, [...statuses])));
  return orZero(row?.sum);
}

/** Whom the account is verified as. */
export async function subjectsOf(tx: Tx, userId: number): Promise<InvoiceSubject[]> {
  const verified = await tx
    .select()
    .from(verification)
    .where(and(eq(verification.userId, userId), eq(verification.status, VERIFICATION_STATUS.verified)));
  return verified.map((row) =>
    row.verifyType === VERIFICATION_TYPE.enterprise
      ? { TitleType: INVOICE_TITLE_TYPE.company, Name: row.companyName }
      : { TitleType: INVOICE_TITLE_TYPE.personal, Name: row.name },
  );
}

/** A special invoice is for verified enterprises. */
export const canHaveSpecial = (subjects: readonly InvoiceSubject[]): boolean =>
  subjects.some(({ TitleType }) => TitleType === INVOICE_TITLE_TYPE.company);

/** Which conditions hold, and where each can be met. */
export function conditionsOf(subjects: readonly InvoiceSubject[], able: bigint) {
  const least = formatMoney(LEAST_INVOICE_FEN);
  return [
    {
      Key: 'verified',
      Passed: subjects.length > 0,
      Reason: '请先完成实名认证，发票抬头需与实名主体一致',
      Route: routes.verification.to(),
    },
    {
      Key: 'amount',
      Passed: able >= BigInt(LEAST_INVOICE_FEN),
      Reason: `可开票金额不足 ${least}，充值后可申请`,
      Route: routes.recharge.to(),
    },
    {
      Key: 'special',
      Passed: canHaveSpecial(subjects),
      Reason: '完成企业认证后可开专票',
      Route: routes.verification.to(),
    },
  ].map((condition) => ({ ...condition, Reason: condition.Passed ? '' : condition.Reason }));
}

/** The equation of what can be invoiced, and why it cannot be (screens B19). */
export const conditions = implementOwn(getInvoiceConditions, async (tx, _input, { actor: { userId } }) => {
  const { paid, refunded, able: uninvoiced } = await topUps(tx, userId);
  const gifts = await giftsFen(tx, userId);
  const [given, taken] = gifts < 0n ? [0n, -gifts] : [gifts, 0n];
  // An invoice may have been asked for before support took the money back.
  const able = taken < uninvoiced ? uninvoiced - taken : 0n;
  const subjects = await subjectsOf(tx, userId);
  return {
    AbleMoney: wireYuan(able),
    TotalRecharge: wireYuan(paid + given),
    InvoicedMoney: wireYuan(await invoiced(tx, userId, [issued])),
    RefundMoney: wireYuan(refunded),
    GiftMoney: wireYuan(given),
    TakenBackMoney: wireYuan(uninvoiced - able),
    PendingMoney: wireYuan(await invoiced(tx, userId, [reviewing, issuing])),
    MinMoney: yuanFromFen(LEAST_INVOICE_FEN),
    CanSpecial: canHaveSpecial(subjects),
    Contents: [...invoiceContents],
    Subjects: subjects,
    Conditions: conditionsOf(subjects, able),
  };
});
