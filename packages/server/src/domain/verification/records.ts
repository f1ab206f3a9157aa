import {
  VERIFICATION_STATUS,
  VERIFICATION_TYPE,
  type VerificationStatus,
  type VerificationType,
} from '@compute-market/contract/enumerations';
import type { Verification } from '@compute-market/contract/entities/verification';
import { mayVerify, standingOf } from '@compute-market/contract/rules/verification';
import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { users } from '../../db/schema/account';
import { verification } from '../../db/schema/verification';
import { Refusal } from '../../http/refusal';
import { nullableWireTime, wireTime } from '../../platform/wire';

type Row = typeof verification.$inferSelect;
type NewRow = typeof verification.$inferInsert;

const typeOf = (row: Row): VerificationType =>
  row.verifyType === VERIFICATION_TYPE.enterprise ? VERIFICATION_TYPE.enterprise : VERIFICATION_TYPE.personal;
const statusOf = (row: Row): VerificationStatus =>
  Object.values(VERIFICATION_STATUS).find((known) => known === row.status) ?? VERIFICATION_STATUS.reviewing;

/** A record as the wire has it; names and numbers are masked in the database already. */
function toWire(row: Row): Verification {
  return {
    id: row.id,
    verify_type: typeOf(row),
    status: statusOf(row),
    method: row.method,
    name: row.name,
    id_number: row.idNumber,
    company_name: row.companyName,
    credit_code: row.creditCode,
    cert_type: row.certificateType,
    remark: row.remark,
    reason: row.reason,
    create_time: wireTime(row.createdAt),
    verify_time: nullableWireTime(row.verifiedAt),
  };
}

const rowsOf = (tx: Tx, userId: number): Promise<Row[]> =>
  tx.select().from(verification).where(eq(verification.userId, userId)).orderBy(desc(verification.id));

/** A customer's records, newest first. */
export const recordsOf = async (tx: Tx, userId: number): Promise<Verification[]> =>
  (await rowsOf(tx, userId)).map(toWire);

/** Refuses with CONFLICT who is verified already or waits for a review. Asked before anything is spent on it: the answer to what verified them may have been lost. */
export async function refuseStanding(tx: Tx, userId: number, type: VerificationType): Promise<void> {
  const records = await recordsOf(tx, userId);
  if (mayVerify(records, type)) return;
  const verified = standingOf(records, type)?.status === VERIFICATION_STATUS.verified;
  throw new Refusal('CONFLICT', {
    reason: verified ? '已完成认证，无需重复提交' : '认证正在审核中，请等待结果，或撤回后重新提交',
  });
}

/**
 * Writes a verification of a customer, who is held meanwhile: of two at once the second finds the first and is refused as by
 * `refuseStanding`.
 */
export async function addRecord(
  tx: Tx,
  row: NewRow & { readonly verifyType: VerificationType },
): Promise<Verification> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, row.userId)).for('update');
  await refuseStanding(tx, row.userId, row.verifyType);
  const [added] = await tx.insert(verification).values(row).returning();
  if (added === undefined) throw new Error('the verification was not written');
  return toWire(added);
}

/** Whether a record is there and was found right. */
export async function isVerified(tx: Tx, id: number): Promise<boolean> {
  const right = and(eq(verification.id, id), eq(verification.status, VERIFICATION_STATUS.verified));
  return (await tx.$count(verification, right)) > 0;
}

/** Decides a record under review; null when it is not there or was decided before. Its papers are for who reviews, so their names are taken off it. */
export async function decideRecord(
  tx: Tx,
  id: number,
  decision: { readonly status: 1 } | { readonly status: 2; readonly reason: string },
  now: Date,
): Promise<Row | null> {
  const open = and(eq(verification.id, id), eq(verification.status, VERIFICATION_STATUS.reviewing));
  const [row] = await tx.select().from(verification).where(open).for('update');
  if (row === undefined) return null;
  const reason = decision.status === VERIFICATION_STATUS.rejected ? decision.reason : '';
  await tx
    .update(verification)
    .set({
      status: decision.status,
      reason,
      files: [],
      verifiedAt: decision.status === VERIFICATION_STATUS.verified ? now : null,
    })
    .where(eq(verification.id, id));
  return row;
}
