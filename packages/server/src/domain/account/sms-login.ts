import { smsLogin } from '@compute-market/contract/calls/session';
import { LOGIN_RESULT, LOGIN_WAY } from '@compute-market/contract/entities/login';
import { SMS_SCENE } from '@compute-market/contract/enumerations';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/account';
import { implement, type CallContext } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { secondStepsOf } from '../authenticator/bound';
import { mayBeRecorded } from './attempts';
import { accountOfPhone } from './known-place';
import { recordRefusal } from './login-records';
import { openSession } from './open-session';
import { checkCode, useCode } from './sms-codes';

type User = typeof users.$inferSelect;

const wrongCode = { way: LOGIN_WAY.sms, result: LOGIN_RESULT.wrongCode } as const;

const accountOf = (context: CallContext, phone: string): Promise<User | undefined> =>
  context.transaction(async (tx) => (await tx.select().from(users).where(eq(users.phone, phone)))[0]);

/** Keeps that a wrong code was tried. Only an open code can be wrong: nobody fills the records of a phone that no code was sent to. */
const keepWrongCode = (context: CallContext, account: User | undefined, phone: string): Promise<void> =>
  context.transaction(async (tx) => {
    const tried = accountOfPhone(context, phone, null);
    if (await mayBeRecorded(tx, context, { ...tried, key: `sms:${tried.key}` }))
      await recordRefusal(tx, context, wrongCode, account && { userId: account.id, subAccountId: null });
  });

/** 账号登录 by text-message code (decisions 87). Whether the phone has an account is told to its holder alone, by text message. */
export const logInBySms = implement(smsLogin, async ({ phone, code, stay }, context) => {
  const account = await accountOf(context, phone);
  const codeId = await checkCode(context, phone, SMS_SCENE.login, code, () => keepWrongCode(context, account, phone));
  // A phone without an account was sent a sentence instead of the code: this one was guessed.
  if (account === undefined) throw new Refusal('CODE_WRONG');
  if ((await context.transaction((tx) => secondStepsOf(tx, account))).length > 0)
    throw new Refusal('PASSWORD_REQUIRED');
  const session = await context.transaction(async (tx) => {
    await useCode(tx, codeId, context.services.clock.now());
    return openSession(tx, context, {
      userId: account.id,
      subAccountId: null,
      way: LOGIN_WAY.sms,
      staysSignedIn: stay,
    });
  });
  return { ...session, Name: account.name, Phone: account.phone };
});
