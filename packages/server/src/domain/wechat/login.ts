import { getWechatLoginQrcode, getWechatLoginStatus } from '@compute-market/contract/calls/session';
import { WECHAT_STATUS } from '@compute-market/contract/enumerations';
import { LOGIN_WAY } from '@compute-market/contract/entities/login';
import { minuteMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { wechatScan } from '../../db/schema/wechat';
import { implement, type CallContext, type Implementation } from '../../http/handler';
import { openSession } from '../account/open-session';
import { bindingOfOpenId } from './bindings';
import { isOver, lookAtScan, openScan, type Scan } from './scans';

/** Long enough to register. */
const bindTicketMs = 10 * minuteMs;

/** Signs in once: the row is locked and marked, so that of two who poll one gets the session. */
async function enter(tx: Tx, scan: Scan, context: CallContext) {
  const { clock, ids } = context.services;
  const now = clock.now();
  const binding = scan.openId === null ? null : await bindingOfOpenId(tx, scan.openId);
  const spend = (ticket: { readonly bindTicket: string; readonly expiresAt: Date } | null) =>
    tx
      .update(wechatScan)
      .set({ usedAt: now, ...ticket })
      .where(eq(wechatScan.scene, scan.scene));
  if (binding !== null) {
    await spend(null);
    return {
      status: WECHAT_STATUS.succeeded,
      ...(await openSession(tx, context, { userId: binding.userId, subAccountId: null, way: LOGIN_WAY.wechat })),
    };
  }
  const ticket = ids.token();
  await spend({ bindTicket: ticket, expiresAt: new Date(now.getTime() + bindTicketMs) });
  return { status: WECHAT_STATUS.notBound, bind_ticket: ticket };
}

/** Signing in by a code on the screen and a chat account on the phone (screens B3). */
export const loginCalls: Implementation[] = [
  implement(getWechatLoginQrcode, (_input, context) => openScan(context, null)),
  implement(getWechatLoginStatus, ({ scene }, context) =>
    lookAtScan(context, scene, null, async (tx, scan) => {
      if (scan === null || isOver(scan, context.services.clock.now())) return { status: WECHAT_STATUS.expired };
      if (scan.state === 'confirmed') return enter(tx, scan, context);
      return { status: scan.state === 'scanned' ? WECHAT_STATUS.scanned : WECHAT_STATUS.waiting };
    }),
  ),
];
