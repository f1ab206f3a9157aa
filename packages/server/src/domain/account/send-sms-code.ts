import { sendSmsCode } from '@compute-market/contract/calls/session';
import { SMS_RESEND_SECONDS } from '@compute-market/contract/constants';
import { SMS_SCENE, type SmsScene } from '@compute-market/contract/enumerations';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/account';
import { implement, requireActor, type CallContext } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { wireTime } from '../../platform/wire';
import { sendCode } from './sms-codes';

const registerFirst = (hasAccount: boolean, product: string) =>
  hasAccount ? null : `该手机号未注册${product}，请先注册；如非本人操作请忽略`;

/** What the holder of the phone reads instead of a code that would be of no use; null when the code is sent. */
const instead = {
  [SMS_SCENE.login]: registerFirst,
  [SMS_SCENE.register]: (hasAccount: boolean, product: string) =>
    hasAccount ? `该手机号已注册${product}，请直接登录；如非本人操作请忽略` : null,
  [SMS_SCENE.resetPassword]: registerFirst,
  [SMS_SCENE.newPhone]: (hasAccount: boolean, product: string) =>
    hasAccount ? `该手机号已注册${product}，不能再作为其他账号的登录手机；如非本人操作请忽略` : null,
  [SMS_SCENE.currentPhone]: () => null,
  [SMS_SCENE.notifyPhone]: () => null,
  [SMS_SCENE.unregister]: () => null,
  [SMS_SCENE.balanceRefund]: () => null,
} satisfies Record<SmsScene, (hasAccount: boolean, product: string) => string | null>;

async function hasAccount(context: CallContext, phone: string): Promise<boolean> {
  const found = await context.transaction((tx) =>
    tx.select({ id: users.id }).from(users).where(eq(users.phone, phone)),
  );
  return found.length > 0;
}

/** What a visitor may ask a code for. */
const open: readonly SmsScene[] = [SMS_SCENE.login, SMS_SCENE.register, SMS_SCENE.resetPassword];

/** What a main account alone may ask a code for: its calls are no sub-account's (decisions 18). */
const mainOnly: readonly SmsScene[] = [
  SMS_SCENE.unregister,
  SMS_SCENE.balanceRefund,
  SMS_SCENE.currentPhone,
  SMS_SCENE.newPhone,
];

/** All other purposes are a signed-in caller's alone, and most of them are for the account's own phone. */
async function assertMayAsk(context: CallContext, phone: string, scene: SmsScene): Promise<void> {
  if (open.includes(scene)) return;
  const { userId, role } = requireActor(context);
  if (role === 'sub' && mainOnly.includes(scene)) throw new Refusal('PERMISSION_FORBIDDEN');
  if (scene === SMS_SCENE.notifyPhone || scene === SMS_SCENE.newPhone) return;
  const [own] = await context.transaction((tx) =>
    tx.select({ phone: users.phone }).from(users).where(eq(users.id, userId)),
  );
  if (own?.phone !== phone) throw new Refusal('INVALID_REQUEST', { reason: '请使用本账号的登录手机号' });
}

/** The answer, its counting and its work are the same whether the phone has an account or not: only its holder is told. */
export const sendSmsCodeToPhone = implement(sendSmsCode, async ({ phone, scene }, context) => {
  await assertMayAsk(context, phone, scene);
  const words = instead[scene](await hasAccount(context, phone), context.services.config.brand.name);
  const expiresAt = await sendCode(context, phone, scene, words);
  return { wait: SMS_RESEND_SECONDS, expire_time: wireTime(expiresAt) };
});
