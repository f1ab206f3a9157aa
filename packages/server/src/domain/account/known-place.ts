import { LOGIN_RESULT } from '@compute-market/contract/entities/login';
import { and, eq, inArray, isNull, like, type SQL } from 'drizzle-orm';
import { loginRecord, subAccounts, users } from '../../db/schema/account';
import type { CallContext } from '../../http/handler';
import { deviceOf } from '../../platform/device';
import { networkOf } from '../../platform/network-of';
import type { TriedAccount } from './attempts';

/** Whether a record may be of a network: each address is kept whole, and one of version 4 stands in two ways. */
const mayBeOf = (network: string): SQL =>
  network.includes(':')
    ? like(loginRecord.address, '%:%')
    : inArray(loginRecord.address, [network, `::ffff:${network}`]);

/**
 * A main account, or one of its sub-accounts by name, whose password a visitor tries. It is known where its login records say that somebody signed in
 * with such a browser from the same network.
 */
export function accountOfPhone(context: CallContext, phone: string, subAccountName: string | null): TriedAccount {
  const { browser, system } = deviceOf(context.userAgent);
  const network = networkOf(context.address);
  const here = and(
    eq(users.phone, phone),
    eq(loginRecord.result, LOGIN_RESULT.success),
    mayBeOf(network),
    eq(loginRecord.browser, browser),
    eq(loginRecord.system, system),
  );
  return {
    key: subAccountName === null ? phone : `${phone}/${subAccountName}`,
    isKnownHere: async (tx) => {
      const records = tx
        .selectDistinct({ address: loginRecord.address })
        .from(loginRecord)
        .innerJoin(users, eq(users.id, loginRecord.userId));
      const found = await (subAccountName === null
        ? records.where(and(here, isNull(loginRecord.subAccountId)))
        : records
            .innerJoin(subAccounts, eq(subAccounts.id, loginRecord.subAccountId))
            .where(and(here, eq(subAccounts.name, subAccountName), isNull(subAccounts.deletedAt))));
      return found.some(({ address }) => networkOf(address) === network);
    },
  };
}
