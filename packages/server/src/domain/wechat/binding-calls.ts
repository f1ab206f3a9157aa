import { getWechatBindQrcode, getWechatBindStatus, unbindWechat } from '@compute-market/contract/calls/session';
import { WECHAT_STATUS, type WechatStatus } from '@compute-market/contract/enumerations';
import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { wechatScan } from '../../db/schema/wechat';
import { requireOpenSession } from '../../http/account-hold';
import { implement, requireActor, type Actor, type CallContext, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { nullableWireTime } from '../../platform/wire';
import { requirePassword } from '../account/password';
import { bind } from './bind';
import { bindingOf, unbind } from './bindings';
import { isOver, lookAtScan, openScan, type Scan } from './scans';

async function answer(tx: Tx, userId: number, status: WechatStatus) {
  const binding = await bindingOf(tx, userId);
  return { status, nickname: binding?.nickname ?? '', bind_time: nullableWireTime(binding?.boundAt ?? null) };
}

/** Binds the chat account that a sign-in could not place, once, while its code holds. */
async function redeemTicket(tx: Tx, { services }: CallContext, ticket: string, actor: Actor): Promise<boolean> {
  await requireOpenSession(tx, actor);
  const { userId } = actor;
  const at = services.clock.now();
  const good = and(eq(wechatScan.bindTicket, ticket), gt(wechatScan.expiresAt, at));
  const [scan] = await tx.update(wechatScan).set({ bindTicket: null }).where(good).returning();
  if (scan?.openId == null) return false;
  if (!(await bind(tx, services, { openId: scan.openId, nickname: scan.nickname ?? '', userId, at })))
    throw new Refusal('WECHAT_TAKEN');
  return true;
}

async function statusOf(tx: Tx, scan: Scan, userId: number, now: Date): Promise<WechatStatus> {
  if (scan.state === 'confirmed') {
    if ((await bindingOf(tx, userId))?.openId !== scan.openId) throw new Refusal('WECHAT_TAKEN');
    return WECHAT_STATUS.succeeded;
  }
  if (isOver(scan, now)) return WECHAT_STATUS.expired;
  return scan.state === 'scanned' ? WECHAT_STATUS.scanned : WECHAT_STATUS.waiting;
}

/** `scene` is that of a code, or the `bind_ticket` of a sign-in that knew nobody; without it the state of the account. */
const bindStatus = implement(getWechatBindStatus, ({ scene }, context) => {
  const actor = requireActor(context);
  const { userId } = actor;
  const now = context.services.clock.now();
  if (scene === undefined) {
    return context.transaction(async (tx) =>
      answer(tx, userId, (await bindingOf(tx, userId)) === null ? WECHAT_STATUS.waiting : WECHAT_STATUS.succeeded),
    );
  }
  return lookAtScan(context, scene, userId, async (tx, scan) => {
    if (scan !== null) return answer(tx, userId, await statusOf(tx, scan, userId, now));
    return answer(
      tx,
      userId,
      (await redeemTicket(tx, context, scene, actor)) ? WECHAT_STATUS.succeeded : WECHAT_STATUS.expired,
    );
  });
});

const bindCode = implement(getWechatBindQrcode, async (_input, context) => {
  const actor = requireActor(context);
  const bound = await context.transaction((tx) => bindingOf(tx, actor.userId));
  if (bound !== null) throw new Refusal('CONFLICT', { reason: '已绑定微信，如需更换请先解绑' });
  return openScan(context, actor);
});

/** The specification sends no field; a password is checked when there is one. */
const end = implement(unbindWechat, async ({ passwd }, context) => {
  const actor = requireActor(context);
  if (passwd !== undefined) await requirePassword(context, actor, passwd);
  const ended = await context.transaction((tx) => unbind(tx, actor.userId));
  if (!ended) throw new Refusal('NOT_FOUND', { reason: '当前账号未绑定微信，请刷新后查看' });
  return null;
});

/** Binding a chat account and letting it go (screens B21). */
export const bindingCalls: Implementation[] = [bindCode, bindStatus, end];
