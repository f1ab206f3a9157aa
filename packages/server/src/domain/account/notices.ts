import { changeNoticeSetting, modifyNotifyPhone } from '@compute-market/contract/calls/account';
import { SMS_SCENE } from '@compute-market/contract/enumerations';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { subAccounts, users } from '../../db/schema/account';
import { implement, requireActor, type Actor } from '../../http/handler';
import { noticeSettingOf } from './notice-setting';
import { checkCode, useCode } from './sms-codes';

interface NoticeColumns {
  notifyPhone?: string;
  noticeSettings?: Record<string, unknown>;
}

/** A main account and a sub-account each keep their own. */
async function change(tx: Tx, { userId, subAccountId }: Actor, columns: NoticeColumns): Promise<void> {
  if (subAccountId === null) await tx.update(users).set(columns).where(eq(users.id, userId));
  else await tx.update(subAccounts).set(columns).where(eq(subAccounts.id, subAccountId));
}

export const changeNoticeSettings = implement(changeNoticeSetting, async ({ setting }, context) => {
  await context.transaction((tx) => change(tx, requireActor(context), { noticeSettings: setting }));
  return { NoticeSetting: noticeSettingOf(setting) };
});

/** The specification sends the phone alone; a code is checked when there is one. */
export const changeNotifyPhone = implement(modifyNotifyPhone, async ({ notify_phone, code }, context) => {
  const actor = requireActor(context);
  const codeId = code === undefined ? null : await checkCode(context, notify_phone, SMS_SCENE.notifyPhone, code);
  await context.transaction(async (tx) => {
    if (codeId !== null) await useCode(tx, codeId, context.services.clock.now());
    await change(tx, actor, { notifyPhone: notify_phone });
  });
  return { NotifyPhone: notify_phone };
});
