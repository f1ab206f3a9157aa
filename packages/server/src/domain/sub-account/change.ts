import {
  addSubAccount,
  deleteSubAccount,
  modifySubAccountMoneyLimit,
  noteSubAccount,
  resetSubAccountPassword,
} from '@compute-market/contract/calls/sub-account';
import { SUB_ACCOUNT_MAX } from '@compute-market/contract/constants';
import { fen, formatMoney } from '@compute-market/contract/rules/money';
import { and, eq, lte } from 'drizzle-orm';
import { subAccounts, users } from '../../db/schema/account';
import { budget } from '../../db/schema/budget';
import { stockWish } from '../../db/schema/stock-wish';
import { workOrderNotification } from '../../db/schema/work-order';
import { implement, implementOwn, requireActor, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { hashPassword } from '../../platform/password';
import { fenFromWire, wireYuan } from '../../platform/wire';
import { endAllApiKeys } from '../api-key/own-keys';
import { endAllPasskeys } from '../passkey/own-passkeys';
import { phoneOfName } from '../invitation/find';
import { offeredAlready } from '../invitation/invite';
import { giveImagesToMain } from '../own-image/ask';
import { removeAllExports } from '../export/rows';
import { removeAllKeys } from '../ssh-key/own-keys';
import { endSessions } from '../account/end-sessions';
import { ofUser, ownSubAccount, unfinishedRentals } from './find-sub-accounts';

/** A name is never used again, not even after a deletion, so that old bills stay unambiguous. */
const add = implement(addSubAccount, async (input, context) => {
  const { sub_account_name: name, passwd, money_limit, month_limit, note = '' } = input;
  const { userId } = requireActor(context);
  const passwordHash = await hashPassword(passwd);
  await context.transaction(async (tx) => {
    // Parallel requests count one after the other.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if ((await tx.$count(subAccounts, ofUser(userId))) >= SUB_ACCOUNT_MAX) {
      throw new Refusal('CONFLICT', { reason: `最多可建 ${SUB_ACCOUNT_MAX} 个子账号，请先删除不用的子账号` });
    }
    const offeredTo = await phoneOfName(tx, userId, name);
    if (offeredTo !== null) throw offeredAlready(offeredTo);
    const row = {
      userId,
      name,
      note,
      passwordHash,
      moneyLimitFen: fenFromWire(money_limit),
      monthLimitFen: month_limit === undefined ? null : fenFromWire(month_limit),
      createdAt: context.services.clock.now(),
    };
    const made = await tx.insert(subAccounts).values(row).onConflictDoNothing().returning({ id: subAccounts.id });
    if (made.length === 0)
      throw new Refusal('NAME_TAKEN', { reason: '子账号名已被使用（已删除的也不能再用），请换一个名称' });
  });
  return { Name: name };
});

/** Its phone and the people added to its tickets are forgotten with it. The row is locked while its rentals are counted: a rental of the sub-account that goes on meanwhile waits at its limit (ledger/charge.ts). */
const remove = implement(deleteSubAccount, async (input, context) => {
  const { userId } = requireActor(context);
  await context.transaction(async (tx) => {
    const row = await ownSubAccount(tx, userId, input.sub_account_name);
    const rentals = await unfinishedRentals(tx, row.id);
    if (rentals > 0) throw new Refusal('SUB_ACCOUNT_IN_USE', { reason: `该子账号仍有 ${rentals} 个实例，请先处理` });
    const now = context.services.clock.now();
    await tx.update(subAccounts).set({ deletedAt: now, notifyPhone: null }).where(eq(subAccounts.id, row.id));
    await tx.delete(workOrderNotification).where(eq(workOrderNotification.subAccountId, row.id));
    await tx.delete(stockWish).where(eq(stockWish.subAccountId, row.id));
    await tx.delete(budget).where(eq(budget.subAccountId, row.id));
    await giveImagesToMain(tx, row.id);
    await removeAllKeys(tx, userId, row.id);
    await removeAllExports(tx, now, userId, row.id);
    await endAllApiKeys(tx, userId, row.id);
    await endAllPasskeys(tx, userId, row.id);
    await endSessions(tx, userId, row.id);
  });
  return null;
});

const note = implement(noteSubAccount, async (input, context) => {
  await context.transaction(async (tx) => {
    const row = await ownSubAccount(tx, requireActor(context).userId, input.sub_account_name);
    await tx.update(subAccounts).set({ note: input.note }).where(eq(subAccounts.id, row.id));
  });
  return null;
});

/** Whoever had the old password is out: with the sessions go the keys and passkeys that were made in them (decisions 118, 128). */
const resetPassword = implement(resetSubAccountPassword, async (input, context) => {
  const { userId } = requireActor(context);
  const passwordHash = await hashPassword(input.passwd);
  await context.transaction(async (tx) => {
    const row = await ownSubAccount(tx, userId, input.sub_account_name);
    await tx.update(subAccounts).set({ passwordHash }).where(eq(subAccounts.id, row.id));
    await endAllApiKeys(tx, userId, row.id);
    await endAllPasskeys(tx, userId, row.id);
    await endSessions(tx, userId, row.id);
  });
  return null;
});

/** The guard is in the UPDATE, so that the limit never falls below what is being spent at the same moment. */
const modifyLimit = implementOwn(modifySubAccountMoneyLimit, async (tx, input, { actor }) => {
  const { money_limit: total, month_limit: month } = input;
  const moneyLimitFen = total === undefined ? total : fenFromWire(total);
  const monthLimitFen = month === undefined || month === null ? month : fenFromWire(month);
  const row = await ownSubAccount(tx, actor.userId, input.sub_account_name);
  const [changed] = await tx
    .update(subAccounts)
    .set({ moneyLimitFen, monthLimitFen })
    .where(
      and(
        eq(subAccounts.id, row.id),
        moneyLimitFen === undefined ? undefined : lte(subAccounts.spentFen, moneyLimitFen),
      ),
    )
    .returning({
      moneyLimitFen: subAccounts.moneyLimitFen,
      spentFen: subAccounts.spentFen,
      monthLimitFen: subAccounts.monthLimitFen,
    });
  if (changed === undefined) {
    throw new Refusal('INVALID_REQUEST', {
      reason: `额度不能低于已使用的 ${formatMoney(fen(Number(row.spentFen)))}，请调高额度`,
      data: { field: 'money_limit' },
    });
  }
  return {
    MoneyLimit: wireYuan(changed.moneyLimitFen),
    UsedMoney: wireYuan(changed.spentFen),
    MonthLimit: changed.monthLimitFen === null ? null : wireYuan(changed.monthLimitFen),
  };
});

/** What a main account does to its sub-accounts (screens B11). */
export const changeCalls: Implementation[] = [add, remove, note, resetPassword, modifyLimit];
