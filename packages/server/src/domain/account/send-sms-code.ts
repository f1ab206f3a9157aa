import { sendSmsCode } from '@compute-market/contract/calls/session';
import { SMS_RESEND_SECONDS } from '@compute-market/contract/constants';
import { SMS_SCENE, type SmsScene } from '@compute-market/contract/enumerations';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/account';
import { implement, requireActor, type CallContext } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { wireTime } from '../../platform/wire';
import { sendCode } from './sms-codes';

async function assertSendable(context: CallContext, phone: string, scene: SmsScene): Promise<void> {
  const [owner] = await context.transaction((tx) =>
    tx.select({ id: users.id }).from(users).where(eq(users.phone, phone)),
  );
  if (scene === SMS_SCENE.register && owner !== undefined) throw new Refusal('PHONE_TAKEN');
  if (scene === SMS_SCENE.resetPassword && owner === undefined) throw new Refusal('PHONE_UNKNOWN');
  if (scene === SMS_SCENE.notifyPhone) requireActor(context);
  if (scene === SMS_SCENE.unregister && owner?.id !== requireActor(context).userId)
    throw new Refusal('INVALID_REQUEST', { reason: '请使用本账号的登录手机号' });
}

export const sendSmsCodeToPhone = implement(sendSmsCode, async ({ phone, scene }, context) => {
  await assertSendable(context, phone, scene);
  return { wait: SMS_RESEND_SECONDS, expire_time: wireTime(await sendCode(context, phone, scene)) };
});
