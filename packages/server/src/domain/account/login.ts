import { login, subAccountLogin } from '@compute-market/contract/calls/session';
import { and, eq, isNull } from 'drizzle-orm';
import { subAccounts, users } from '../../db/schema/account';
import { implement } from '../../http/handler';
import { passwordMatches } from '../../platform/password';
import { wireYuan } from '../../platform/wire';
import { clearAttempts, countAttempt, wrongCredentials } from './attempts';
import { openSession } from './open-session';

export const logIn = implement(login, async ({ phone, passwd }, context) => {
  const left = await countAttempt(context, phone);
  const [account] = await context.transaction((tx) => tx.select().from(users).where(eq(users.phone, phone)));
  const right = await passwordMatches(account?.passwordHash, passwd);
  if (account === undefined || !right) throw wrongCredentials(left);
  await clearAttempts(context, phone);
  const session = await context.transaction((tx) => openSession(tx, context.services, { userId: account.id, subAccountId: null }));
  return { ...session, Name: account.name, Phone: account.phone };
});

export const logInSubAccount = implement(subAccountLogin, async ({ phone, sub_account_name, passwd }, context) => {
  const counted = `${phone}/${sub_account_name}`;
  const left = await countAttempt(context, counted);
  const [account] = await context.transaction((tx) =>
    tx
      .select({ sub: subAccounts })
      .from(subAccounts)
      .innerJoin(users, eq(users.id, subAccounts.userId))
      .where(and(eq(users.phone, phone), eq(subAccounts.name, sub_account_name), isNull(subAccounts.deletedAt))),
  );
  const right = await passwordMatches(account?.sub.passwordHash, passwd);
  if (account === undefined || !right) throw wrongCredentials(left);
  await clearAttempts(context, counted);
  const session = await context.transaction((tx) => openSession(tx, context.services, { userId: account.sub.userId, subAccountId: account.sub.id }));
  return { ...session, SubAccount: { Name: account.sub.name, MoneyLimit: wireYuan(account.sub.moneyLimitFen) } };
});
