import { INVITATION_DAYS, SMS_RESEND_SECONDS } from '@compute-market/contract/constants';
import { routes } from '@compute-market/contract/routes';
import { dayMs } from '@compute-market/contract/rules/time-units';
import type { Tx } from '../../db/database';
import type { CallContext } from '../../http/handler';
import { consume, forgive, giveBack } from '../../http/limits';
import { Refusal } from '../../http/refusal';
import { siteAddress } from '../../platform/public-address';
import { inviterOf } from './inviter';

const resend = { points: 1, windowMs: SMS_RESEND_SECONDS * 1000 };
/** Text messages of one main account, and to one phone whoever sends them, in 24 hours. */
const perAccount = { points: 20, windowMs: dayMs };
const perPhone = { points: 5, windowMs: dayMs };

/** Who invites whom. */
export interface Addressed {
  readonly userId: number;
  readonly phone: string;
}

const counters = ({ userId, phone }: Addressed) => ({
  resend: `invitation:${userId}:${phone}`,
  account: `invitation-account:${userId}`,
  phone: `invitation-phone:${phone}`,
});

const tooMany = (reason: string) => new Refusal('TOO_MANY_REQUESTS', { reason });

/** Takes the turn of one message; refuses when there were too many. */
export async function takeTurn(tx: Tx, addressed: Addressed, now: Date): Promise<void> {
  const keys = counters(addressed);
  if ((await consume(tx, keys.resend, resend, now)) < 0)
    throw tooMany(`邀请短信刚刚发送过，请 ${SMS_RESEND_SECONDS} 秒后再试`);
  if ((await consume(tx, keys.account, perAccount, now)) < 0)
    throw tooMany(`每 24 小时最多发送 ${perAccount.points} 条邀请短信，请明天再试`);
  if ((await consume(tx, keys.phone, perPhone, now)) < 0)
    throw tooMany('该手机号暂时不能再接收邀请短信，请明天再试，或直接新建子账号');
}

async function giveTurnBack(tx: Tx, addressed: Addressed): Promise<void> {
  const keys = counters(addressed);
  await forgive(tx, keys.resend);
  await giveBack(tx, keys.account);
  await giveBack(tx, keys.phone);
}

/** Sends the link. What the channel refuses was not sent, and is not counted. Never inside a transaction. */
export async function sendLink(context: CallContext, addressed: Addressed, token: string): Promise<void> {
  const { config, sms } = context.services;
  const { name, maskedPhone } = await context.transaction((tx) => inviterOf(tx, addressed.userId));
  const link = siteAddress(config) + routes.invitation.to({ token });
  try {
    await sms.inform(
      addressed.phone,
      `${name}（${maskedPhone}）邀请您使用其${config.brand.name}子账号，请在 ${INVITATION_DAYS} 天内打开 ${link} 接受；如不认识对方请忽略`,
    );
  } catch (error) {
    await context.transaction((tx) => giveTurnBack(tx, addressed));
    throw error;
  }
}
