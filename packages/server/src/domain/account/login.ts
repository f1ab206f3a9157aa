import { login, subAccountLogin } from '@compute-market/contract/calls/session';
import { LOGIN_RESULT, LOGIN_WAY, type LoginWay } from '@compute-market/contract/entities/login';
import { and, eq, isNull } from 'drizzle-orm';
import { subAccounts, users } from '../../db/schema/account';
import { implement } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { passwordMatches } from '../../platform/password';
import { wireYuan } from '../../platform/wire';
import { secondStepsOf } from '../authenticator/bound';
import { clearAttempts, countAttempt, wrongCredentials } from './attempts';
import { holdPassword } from './held-password';
import { accountOfPhone } from './known-place';
import { openChallenge } from './login-challenge';
import { recordRefusal } from './login-records';
import { openSession } from './open-session';

const wrongPassword = (way: LoginWay) => ({ way, result: LOGIN_RESULT.wrongPassword });

export const logIn = implement(login, async ({ phone, passwd, stay }, context) => {
  const tried = accountOfPhone(context, phone, null);
  const attempt = await countAttempt(context, tried);
  const [account] = await context.transaction((tx) => tx.select().from(users).where(eq(users.phone, phone)));
  const right = await passwordMatches(account?.passwordHash, passwd);
  if (account === undefined || !right) {
    await context.transaction((tx) =>
      recordRefusal(
        tx,
        context,
        wrongPassword(LOGIN_WAY.password),
        account && { userId: account.id, subAccountId: null },
      ),
    );
    throw wrongCredentials(attempt);
  }
  await clearAttempts(context, tried, attempt);
  const entered = await context.transaction(async (tx) => {
    const who = { userId: account.id, subAccountId: null };
    if (!(await holdPassword(tx, who, account.passwordHash))) {
      await recordRefusal(tx, context, wrongPassword(LOGIN_WAY.password), who);
      return wrongCredentials(attempt);
    }
    const ways = await secondStepsOf(tx, account);
    if (ways.length > 0) return openChallenge(tx, context, account, { ways, staysSignedIn: stay });
    return openSession(tx, context, { ...who, way: LOGIN_WAY.password, staysSignedIn: stay });
  });
  // Thrown here, so that what it says is kept.
  if (entered instanceof Refusal) throw entered;
  return { ...entered, Name: account.name, Phone: account.phone };
});

export const logInSubAccount = implement(
  subAccountLogin,
  async ({ phone, sub_account_name, passwd, stay }, context) => {
    const tried = accountOfPhone(context, phone, sub_account_name);
    const attempt = await countAttempt(context, tried);
    const [account] = await context.transaction((tx) =>
      tx
        .select({ sub: subAccounts })
        .from(subAccounts)
        .innerJoin(users, eq(users.id, subAccounts.userId))
        .where(and(eq(users.phone, phone), eq(subAccounts.name, sub_account_name), isNull(subAccounts.deletedAt))),
    );
    const right = await passwordMatches(account?.sub.passwordHash, passwd);
    if (account === undefined || !right) {
      await context.transaction((tx) =>
        recordRefusal(
          tx,
          context,
          wrongPassword(LOGIN_WAY.subAccount),
          account && { userId: account.sub.userId, subAccountId: account.sub.id },
        ),
      );
      throw wrongCredentials(attempt);
    }
    await clearAttempts(context, tried, attempt);
    const entered = await context.transaction(async (tx) => {
      const who = { userId: account.sub.userId, subAccountId: account.sub.id };
      if (await holdPassword(tx, who, account.sub.passwordHash))
        return openSession(tx, context, { ...who, way: LOGIN_WAY.subAccount, staysSignedIn: stay });
      await recordRefusal(tx, context, wrongPassword(LOGIN_WAY.subAccount), who);
      return wrongCredentials(attempt);
    });
    if (entered instanceof Refusal) throw entered;
    return { ...entered, SubAccount: { Name: account.sub.name, MoneyLimit: wireYuan(account.sub.moneyLimitFen) } };
  },
);
