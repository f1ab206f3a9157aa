import { inviteSubAccount, resendInvitation } from '@compute-market/contract/calls/invitation';
import { INVITATION_DAYS, SUB_ACCOUNT_MAX } from '@compute-market/contract/constants';
import { maskPhone } from '@compute-market/contract/rules/phone';
import { SUB_RIGHTS } from '@compute-market/contract/rules/sub-right';
import { dayMs } from '@compute-market/contract/rules/time-units';
import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { subAccounts, users } from '../../db/schema/account';
import { invitation } from '../../db/schema/invitation';
import { tokenHash } from '../../http/auth';
import { implement, requireActor } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { fenFromWire } from '../../platform/wire';
import { ofUser } from '../sub-account/find-sub-accounts';
import { openOf, ownInvitation, phoneOfName } from './find';
import { sendLink, takeTurn, type Addressed } from './message';

const validMs = INVITATION_DAYS * dayMs;
const until = (now: Date): Date => new Date(now.getTime() + validMs);

/** Its own phone is all that a main account is told about a phone: whether another has an account is nobody else's business. */
async function assertNotOwn(tx: Tx, { userId, phone }: Addressed): Promise<void> {
  if ((await tx.$count(users, and(eq(users.id, userId), eq(users.phone, phone)))) > 0)
    throw new Refusal('INVALID_REQUEST', {
      reason: '不能邀请自己的登录手机，请填写对方的手机号',
      data: { field: 'phone' },
    });
}

/** A name is never used again, nor offered to two (decisions 134). */
async function assertFreeName(tx: Tx, { userId, phone }: Addressed, name: string): Promise<void> {
  if ((await tx.$count(subAccounts, and(eq(subAccounts.userId, userId), eq(subAccounts.name, name)))) > 0)
    throw new Refusal('NAME_TAKEN', { reason: '子账号名已被使用（已删除的也不能再用），请换一个名称' });
  const offeredTo = await phoneOfName(tx, userId, name);
  if (offeredTo !== null && offeredTo !== phone) throw offeredAlready(offeredTo);
}

export const offeredAlready = (phone: string): Refusal =>
  new Refusal('NAME_TAKEN', { reason: `该子账号名已用于邀请 ${maskPhone(phone)}，请换一个名称或先撤回邀请` });

/** What is offered counts as if it were accepted. */
async function assertRoom(tx: Tx, { userId, phone }: Addressed): Promise<void> {
  const offered = await tx.$count(invitation, and(openOf(userId), ne(invitation.phone, phone)));
  if ((await tx.$count(subAccounts, ofUser(userId))) + offered >= SUB_ACCOUNT_MAX)
    throw new Refusal('CONFLICT', {
      reason: `子账号与邀请合计最多 ${SUB_ACCOUNT_MAX} 个，请先删除不用的子账号或撤回邀请`,
    });
}

/** The message leaves between two transactions, as codes do; only what was sent is written. The account is held by both, so that its calls come one after the other. */
export const answerInvite = implement(inviteSubAccount, async (input, context) => {
  const { phone, sub_account_name: name, money_limit, month_limit, note = '' } = input;
  const { clock, ids } = context.services;
  const { userId } = requireActor(context);
  const addressed = { userId, phone };
  const token = ids.token();
  const now = clock.now();
  const assertPossible = async (tx: Tx) => {
    await assertNotOwn(tx, addressed);
    await assertFreeName(tx, addressed, name);
    await assertRoom(tx, addressed);
  };
  await context.transaction(async (tx) => {
    await assertPossible(tx);
    await takeTurn(tx, addressed, now);
  });
  await sendLink(context, addressed, token);
  await context.transaction(async (tx) => {
    await assertPossible(tx);
    await tx.delete(invitation).where(and(openOf(userId), eq(invitation.phone, phone)));
    await tx.insert(invitation).values({
      id: ids.short(),
      ...addressed,
      name,
      note,
      rights: SUB_RIGHTS.filter((right) => input.rights.includes(right)),
      moneyLimitFen: fenFromWire(money_limit),
      monthLimitFen: month_limit === undefined ? null : fenFromWire(month_limit),
      tokenHash: tokenHash(token),
      sentAt: now,
      expiresAt: until(now),
    });
  });
  return { sub_account_name: name };
});

/** The link before holds until the new one was sent. */
export const answerResend = implement(resendInvitation, async ({ invitation_id: id }, context) => {
  const { clock, ids } = context.services;
  const { userId } = requireActor(context);
  const token = ids.token();
  const now = clock.now();
  const { phone, name } = await context.transaction(async (tx) => {
    const row = await ownInvitation(tx, userId, id);
    await takeTurn(tx, { userId, phone: row.phone }, now);
    return row;
  });
  await sendLink(context, { userId, phone }, token);
  await context.transaction(async (tx) => {
    await ownInvitation(tx, userId, id);
    await tx
      .update(invitation)
      .set({ tokenHash: tokenHash(token), sentAt: now, expiresAt: until(now) })
      .where(eq(invitation.id, id));
  });
  return { sub_account_name: name };
});
