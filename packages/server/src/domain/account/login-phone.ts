import { modifyLoginPhone } from '@compute-market/contract/calls/account';
import { SMS_SCENE } from '@compute-market/contract/enumerations';
import { maskPhone } from '@compute-market/contract/rules/phone';
import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { sessions, users } from '../../db/schema/account';
import { implement, requireActor, type CallContext } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { sendText } from '../reminder/remind';
import { endSessions } from './end-sessions';
import { checkCode, useCode } from './sms-codes';

async function currentPhone(context: CallContext, userId: number): Promise<string> {
  const [found] = await context.transaction((tx) =>
    tx.select({ phone: users.phone }).from(users).where(eq(users.id, userId)),
  );
  if (found === undefined) throw new Refusal('SESSION_INVALID');
  return found.phone;
}

const isAboutCode = (error: unknown): boolean =>
  error instanceof Refusal && (error.key === 'CODE_WRONG' || error.key === 'CODE_EXPIRED');

/** Which of the two codes is wrong is told by the error, so that the form can say it at its field. */
async function checkNewCode(context: CallContext, phone: string, code: string): Promise<number> {
  try {
    return await checkCode(context, phone, SMS_SCENE.newPhone, code);
  } catch (error) {
    throw isAboutCode(error) ? new Refusal('NEW_PHONE_CODE_WRONG') : error;
  }
}

/** Refuses a phone that is somebody else's login. */
async function takePhone(tx: Tx, userId: number, from: string, to: string): Promise<void> {
  const taken = await tx.$count(users, and(eq(users.phone, to), ne(users.id, userId)));
  if (taken > 0) throw new Refusal('PHONE_TAKEN');
  const moved = await tx
    .update(users)
    .set({ phone: to })
    .where(and(eq(users.id, userId), eq(users.phone, from)))
    .returning({ id: users.id });
  if (moved.length === 0) throw new Refusal('CONFLICT', { reason: '登录手机已修改，请刷新后查看' });
  await tx
    .update(users)
    .set({ notifyPhone: null })
    .where(and(eq(users.id, userId), eq(users.notifyPhone, from)));
}

/** 修改登录手机 (decisions 89): this browser stays signed in, all others of the main account log in anew, and the old phone hears of it. */
export const changeLoginPhone = implement(modifyLoginPhone, async ({ code, phone, new_code }, context) => {
  const { userId, sessionId } = requireActor(context);
  const from = await currentPhone(context, userId);
  if (phone === from) throw new Refusal('INVALID_REQUEST', { reason: '新手机号与当前登录手机相同，请换一个' });
  const currentCode = await checkCode(context, from, SMS_SCENE.currentPhone, code);
  const newCode = await checkNewCode(context, phone, new_code);
  const now = context.services.clock.now();
  const product = context.services.config.brand.name;
  await context.transaction(async (tx) => {
    // The codes first, so that of two accounts which take one phone at once the second finds its code spent.
    await useCode(tx, currentCode, now);
    await useCode(tx, newCode, now);
    await takePhone(tx, userId, from, phone);
    await endSessions(tx, userId, null, ne(sessions.id, sessionId));
    const text = `您的${product}登录手机已修改为 ${maskPhone(phone)}；如非本人操作，请立即联系客服`;
    await sendText(tx, { phone: from, text, at: now, key: `login-phone:${currentCode}` });
  });
  return { Phone: phone };
});
