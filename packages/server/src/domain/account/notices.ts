import { changeNoticeSetting, modifyNotifyPhone } from '@compute-market/contract/calls/account';
import type { NoticeParts, NoticeSetting } from '@compute-market/contract/entities/user';
import { SMS_SCENE, type NoticeEvent } from '@compute-market/contract/enumerations';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { subAccounts, users } from '../../db/schema/account';
import { implement, requireActor, type Actor } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { noticeSettingOf } from './notice-setting';
import { checkCode, useCode } from './sms-codes';

type Kept = typeof users.$inferSelect.noticeSettings;

interface NoticeColumns {
  notifyPhone?: string;
  noticeSettings?: Kept;
}

/** A main account and a sub-account each keep their own. */
async function change(tx: Tx, { userId, subAccountId }: Actor, columns: NoticeColumns): Promise<void> {
  if (subAccountId === null) await tx.update(users).set(columns).where(eq(users.id, userId));
  else await tx.update(subAccounts).set(columns).where(eq(subAccounts.id, subAccountId));
}

/** What is kept, held until the change of it is written: of two changes at once the second is made to the first. */
async function heldSetting(tx: Tx, { userId, subAccountId }: Actor): Promise<Kept> {
  const [row] =
    subAccountId === null
      ? await tx.select({ kept: users.noticeSettings }).from(users).where(eq(users.id, userId)).for('update')
      : await tx
          .select({ kept: subAccounts.noticeSettings })
          .from(subAccounts)
          .where(eq(subAccounts.id, subAccountId))
          .for('update');
  if (row === undefined) throw new Refusal('SESSION_INVALID');
  return row.kept;
}

/** What is kept, with these parts as they are sent. */
function withParts(kept: Kept, setting: NoticeSetting, changed: NoticeParts): Kept {
  const next = { ...kept };
  for (const [event, sent] of Object.entries(setting)) {
    const parts = new Set<string>(changed[event as NoticeEvent] ?? []);
    const meant = Object.entries(sent).filter(([part]) => parts.has(part));
    if (meant.length > 0) next[event] = { ...(kept[event] as object | undefined), ...Object.fromEntries(meant) };
  }
  return next;
}

export const changeNoticeSettings = implement(changeNoticeSetting, async ({ setting, changed }, context) => {
  const actor = requireActor(context);
  const noticeSettings = await context.transaction(async (tx) => {
    const next = changed === undefined ? setting : withParts(await heldSetting(tx, actor), setting, changed);
    await change(tx, actor, { noticeSettings: next });
    return next;
  });
  return { NoticeSetting: noticeSettingOf(noticeSettings) };
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
