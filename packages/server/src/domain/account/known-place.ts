import { LOGIN_RESULT } from '@compute-market/contract/entities/login';
import { and, eq, isNull } from 'drizzle-orm';
import { loginRecord, subAccounts, users } from '../../db/schema/account';
import type { CallContext } from '../../http/handler';
import type { TriedAccount } from './attempts';
import { deviceOf } from '../../platform/device';

/** A main account, or one of its sub-accounts by name, whose password a visitor tries. It is known where its login records say that somebody signed in. */
export function accountOfPhone(context: CallContext, phone: string, subAccountName: string | null): TriedAccount {
  const { browser, system } = deviceOf(context.userAgent);
  const here = and(
    eq(users.phone, phone),
    eq(loginRecord.result, LOGIN_RESULT.success),
    eq(loginRecord.address, context.address),
    eq(loginRecord.browser, browser),
    eq(loginRecord.system, system),
  );
  return {
    key: subAccountName === null ? phone : `${phone}/${subAccountName}`,
    isKnownHere: async (tx) => {
      const records = tx
        .select({ id: loginRecord.id })
        .from(loginRecord)
        .innerJoin(users, eq(users.id, loginRecord.userId));
      const found = await (subAccountName === null
        ? records.where(and(here, isNull(loginRecord.subAccountId))).limit(1)
        : records
            .innerJoin(subAccounts, eq(subAccounts.id, loginRecord.subAccountId))
            .where(and(here, eq(subAccounts.name, subAccountName), isNull(subAccounts.deletedAt)))
            .limit(1));
      return found.length > 0;
    },
  };
}
