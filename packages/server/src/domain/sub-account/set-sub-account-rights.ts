import { setSubAccountRights } from '@compute-market/contract/calls/sub-account';
import { SUB_RIGHTS } from '@compute-market/contract/rules/sub-right';
import { eq } from 'drizzle-orm';
import { subAccounts } from '../../db/schema/account';
import { implement, requireActor } from '../../http/handler';
import { ownSubAccount } from './find-sub-accounts';

/**
 * Grants a sub-account exactly these rights. Each of its calls reads them anew, and its open terminals within seconds, so nothing has to be
 * ended here; what was asked for before, such as a renewal by itself, goes on (decisions 126).
 */
export const answerSetSubAccountRights = implement(setSubAccountRights, async (input, context) => {
  const { userId } = requireActor(context);
  const rights = SUB_RIGHTS.filter((right) => input.rights.includes(right));
  await context.transaction(async (tx) => {
    const row = await ownSubAccount(tx, userId, input.sub_account_name);
    await tx.update(subAccounts).set({ rights }).where(eq(subAccounts.id, row.id));
  });
  return { Rights: rights };
});
