import { acceptInvitation, getInvitation, sendInvitationCode } from '@compute-market/contract/calls/invitation';
import { SMS_RESEND_SECONDS, SUB_ACCOUNT_MAX } from '@compute-market/contract/constants';
import { INVITATION_STATE, type InvitationState } from '@compute-market/contract/entities/invitation';
import { LOGIN_WAY } from '@compute-market/contract/entities/login';
import { NOTICE_EVENT } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { maskPhone } from '@compute-market/contract/rules/phone';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { subAccounts, users } from '../../db/schema/account';
import { invitation } from '../../db/schema/invitation';
import { implement } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { hashPassword } from '../../platform/password';
import { wireTime, wireYuan } from '../../platform/wire';
import { openSession } from '../account/open-session';
import { checkCode, invitationScene, sendCode, useCode } from '../account/sms-codes';
import { remind, sendText } from '../reminder/remind';
import { ofUser } from '../sub-account/find-sub-accounts';
import { invitationOf, stateOf, type InvitationRow } from './find';
import { inviterOf } from './inviter';
import { offered } from './own';

const over: Readonly<Record<Exclude<InvitationState, 'open'>, string>> = {
  expired: '邀请已过期，请联系邀请人重新发送',
  withdrawn: '邀请已被撤回，请联系邀请人',
  used: '邀请已被接受，请用子账号登录',
  unknown: '邀请链接无效或已有更新的邀请，请打开最近一条短信中的链接',
};

/** The invitation of a link that can still be accepted; refuses any other. */
async function openInvitation(tx: Tx, token: string, now: Date): Promise<InvitationRow> {
  const row = await invitationOf(tx, token);
  if (row === undefined) throw new Refusal('NOT_FOUND', { reason: over.unknown });
  const state = stateOf(row, now);
  if (state !== INVITATION_STATE.open) throw new Refusal('NOT_FOUND', { reason: over[state] });
  return row;
}

/** The same with its account held, so that of two acceptances, of a withdrawal and of the account's end one comes first. */
async function holdInvitation(tx: Tx, { userId }: InvitationRow, token: string, now: Date): Promise<InvitationRow> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return openInvitation(tx, token, now);
}

/** Whoever has proven a phone may be told what it is used for. */
async function assertNewcomer(tx: Tx, phone: string): Promise<void> {
  if ((await tx.$count(users, eq(users.phone, phone))) > 0)
    throw new Refusal('PHONE_TAKEN', {
      reason: '该手机号已注册主账号，不能再成为子账号；请直接登录，或请邀请人改邀请您的其他手机号',
    });
  if ((await tx.$count(subAccounts, and(eq(subAccounts.notifyPhone, phone), isNull(subAccounts.deletedAt)))) > 0)
    throw new Refusal('PHONE_TAKEN', {
      reason: '该手机号已用于另一个子账号；请用该子账号登录，或请邀请人改邀请您的其他手机号',
    });
}

async function assertRoom(tx: Tx, userId: number): Promise<void> {
  if ((await tx.$count(subAccounts, ofUser(userId))) >= SUB_ACCOUNT_MAX)
    throw new Refusal('CONFLICT', { reason: '邀请方的子账号数量已达上限，请联系邀请人处理后再试' });
}

/** Makes the sub-account that was offered. Its name is kept for it since it was offered. */
async function makeSubAccount(tx: Tx, row: InvitationRow, passwordHash: string, now: Date): Promise<number> {
  const [made] = await tx
    .insert(subAccounts)
    .values({
      userId: row.userId,
      name: row.name,
      note: row.note,
      passwordHash,
      moneyLimitFen: row.moneyLimitFen,
      monthLimitFen: row.monthLimitFen,
      rights: row.rights,
      notifyPhone: row.phone,
      createdAt: now,
    })
    .returning({ id: subAccounts.id });
  if (made === undefined) throw new Error('the sub-account was not written');
  await tx.update(invitation).set({ acceptedAt: now }).where(eq(invitation.id, row.id));
  return made.id;
}

/** The main account on the site, and the phone, which keeps what to log in with. */
async function tellBoth(tx: Tx, row: InvitationRow, told: { mainPhone: string; product: string; at: Date }) {
  const key = `invitation-accepted:${row.id}`;
  await remind(tx, {
    key,
    userId: row.userId,
    subAccountId: null,
    event: NOTICE_EVENT.activity,
    title: '子账号邀请已被接受',
    text: `${maskPhone(row.phone)} 已接受邀请，子账号「${row.name}」可以使用。可在账号信息中查看和调整它的权限与额度。`,
    link: routes.account.to(),
    isAskedFor: true,
    at: told.at,
  });
  await sendText(tx, {
    phone: row.phone,
    text: `您的${told.product}子账号已开通。登录时选择「子账号登录」，主账号手机号填 ${told.mainPhone}，子账号名填 ${row.name}`,
    at: told.at,
    key,
  });
}

export const answerInvitation = implement(getInvitation, ({ token }, context) =>
  context.transaction(async (tx) => {
    const row = await invitationOf(tx, token);
    if (row === undefined) return { State: INVITATION_STATE.unknown, Offer: null };
    const state = stateOf(row, context.services.clock.now());
    if (state !== INVITATION_STATE.open) return { State: state, Offer: null };
    const { name, maskedPhone } = await inviterOf(tx, row.userId);
    return {
      State: state,
      Offer: { Inviter: name, InviterPhone: maskedPhone, Phone: maskPhone(row.phone), ...offered(row) },
    };
  }),
);

/** Goes to the phone that was invited, whether it has an account or not. */
export const answerInvitationCode = implement(sendInvitationCode, async ({ token }, context) => {
  const { phone } = await context.transaction((tx) => openInvitation(tx, token, context.services.clock.now()));
  const expiresAt = await sendCode(context, phone, invitationScene);
  return { wait: SMS_RESEND_SECONDS, expire_time: wireTime(expiresAt) };
});

/** A refusal after the code leaves the code and the invitation as they were. */
export const answerAccept = implement(acceptInvitation, async ({ token, code, passwd }, context) => {
  const now = context.services.clock.now();
  const found = await context.transaction((tx) => openInvitation(tx, token, now));
  const codeId = await checkCode(context, found.phone, invitationScene, code);
  const passwordHash = await hashPassword(passwd);
  return context.transaction(async (tx) => {
    const row = await holdInvitation(tx, found, token, now);
    await assertNewcomer(tx, row.phone);
    await assertRoom(tx, row.userId);
    await useCode(tx, codeId, now);
    const subAccountId = await makeSubAccount(tx, row, passwordHash, now);
    const [main] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, row.userId));
    const mainPhone = main?.phone ?? '';
    await tellBoth(tx, row, { mainPhone, product: context.services.config.brand.name, at: now });
    const session = await openSession(tx, context, { userId: row.userId, subAccountId, way: LOGIN_WAY.register });
    return {
      ...session,
      MainPhone: mainPhone,
      SubAccount: { Name: row.name, MoneyLimit: wireYuan(row.moneyLimitFen) },
    };
  });
});
