import { getVerifications } from '@compute-market/contract/calls/verification';
import { VERIFICATION_STATUS, VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import { desc, eq } from 'drizzle-orm';
import { verification } from '../../db/schema/verification';
import { implement, requireActor } from '../../http/handler';
import { nullableWireTime, wireTime } from '../../platform/wire';

/** The customer's verifications, newest first; names and numbers are masked in the database already. */
export const listVerifications = implement(getVerifications, async (_input, context) => {
  const { userId } = requireActor(context);
  const records = await context.transaction((tx) => tx.select().from(verification).where(eq(verification.userId, userId)).orderBy(desc(verification.id)));
  return {
    verifications: records.map((record) => ({
      id: record.id,
      verify_type: record.verifyType === VERIFICATION_TYPE.enterprise ? VERIFICATION_TYPE.enterprise : VERIFICATION_TYPE.personal,
      status: Object.values(VERIFICATION_STATUS).find((known) => known === record.status) ?? VERIFICATION_STATUS.reviewing,
      method: record.method,
      name: record.name,
      id_number: record.idNumber,
      company_name: record.companyName,
      credit_code: record.creditCode,
      reason: record.reason,
      create_time: wireTime(record.createdAt),
      verify_time: nullableWireTime(record.verifiedAt),
    })),
  };
});
