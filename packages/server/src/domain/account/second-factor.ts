import {
  confirmLogin,
  getSecondFactor,
  sendLoginCode,
  sendSecondFactorCode,
  setSecondFactor,
} from '@compute-market/contract/calls/second-factor';
import { SMS_RESEND_SECONDS } from '@compute-market/contract/constants';
import { LOGIN_WAY } from '@compute-market/contract/entities/login';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { users } from '../../db/schema/account';
import { implement, requireActor, type CallContext, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { wireTime } from '../../platform/wire';
import { boundAuthenticator } from '../authenticator/bound';
import { ownerOf, useChallenge } from './login-challenge';
import { openSession } from './open-session';
import { checkCode, secondFactorScene, sendCode, useCode } from './sms-codes';

async function ownAccount(tx: Tx, context: CallContext): Promise<typeof users.$inferSelect> {
  const [user] = await tx
    .select()
    .from(users)
    .where(eq(users.id, requireActor(context).userId));
  if (user === undefined) throw new Refusal('SESSION_INVALID');
  return user;
}

async function send(
  context: CallContext,
  phone: string,
  scene: (typeof secondFactorScene)[keyof typeof secondFactorScene],
) {
  return { wait: SMS_RESEND_SECONDS, expire_time: wireTime(await sendCode(context, phone, scene)) };
}

/** Who logs in, where a text message may finish it: an authenticator alone is not passed by. */
async function ownerBySms(context: CallContext, challenge: string): Promise<typeof users.$inferSelect> {
  return context.transaction(async (tx) => {
    const owner = await ownerOf(tx, challenge, context.services.clock.now());
    if (!owner.secondFactor && (await boundAuthenticator(tx, owner.id)) !== null)
      throw new Refusal('PERMISSION_FORBIDDEN', { reason: '该账号未开启短信二次验证，请使用身份验证器或恢复码' });
    return owner;
  });
}

/** A code after the password, and whether it is asked for (screens B21). */
export const secondFactorCalls: Implementation[] = [
  implement(getSecondFactor, (_input, context) =>
    context.transaction(async (tx) => ({ On: (await ownAccount(tx, context)).secondFactor })),
  ),
  implement(sendSecondFactorCode, async (_input, context) => {
    const { phone } = await context.transaction((tx) => ownAccount(tx, context));
    return send(context, phone, secondFactorScene.change);
  }),
  implement(setSecondFactor, async ({ on, code }, context) => {
    const { id, phone } = await context.transaction((tx) => ownAccount(tx, context));
    const codeId = await checkCode(context, phone, secondFactorScene.change, code);
    await context.transaction(async (tx) => {
      await useCode(tx, codeId, context.services.clock.now());
      await tx.update(users).set({ secondFactor: on }).where(eq(users.id, id));
    });
    return { On: on };
  }),
  implement(sendLoginCode, async ({ challenge }, context) => {
    const { phone } = await ownerBySms(context, challenge);
    return send(context, phone, secondFactorScene.login);
  }),
  implement(confirmLogin, async ({ challenge, code }, context) => {
    const now = context.services.clock.now();
    const { id, name, phone } = await ownerBySms(context, challenge);
    const codeId = await checkCode(context, phone, secondFactorScene.login, code);
    return context.transaction(async (tx) => {
      const asked = await useChallenge(tx, challenge, now);
      await useCode(tx, codeId, now);
      const session = await openSession(tx, context, {
        ...asked,
        userId: id,
        subAccountId: null,
        way: LOGIN_WAY.passwordAndCode,
      });
      return { ...session, Name: name, Phone: phone };
    });
  }),
];
