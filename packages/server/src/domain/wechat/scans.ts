import { QR_VALID_SECONDS } from '@compute-market/contract/constants';
import { minuteMs } from '@compute-market/contract/rules/time-units';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { toDataURL } from 'qrcode';
import type { Tx } from '../../db/database';
import { wechatScan } from '../../db/schema/wechat';
import { requireOpenSession } from '../../http/account-hold';
import type { Actor, CallContext, Services } from '../../http/handler';
import { consume, type Limit } from '../../http/limits';
import { Refusal } from '../../http/refusal';
import { networkOf } from '../../platform/network-of';
import { wireTime } from '../../platform/wire';
import type { ScanEvent } from '../../wechat/provider';
import { isClosed } from '../account/is-closed';
import { bind } from './bind';

const codesAMinute: Limit = { points: 20, windowMs: minuteMs };
/** A page that polls every two seconds asks thirty times a minute. */
const looksAMinute: Limit = { points: 120, windowMs: minuteMs };

export type Scan = typeof wechatScan.$inferSelect;

/** Counts a request of one address; in a transaction of its own, so that a refusal that follows still counts. */
async function refuseTooMany(context: CallContext, key: string, limit: Limit): Promise<void> {
  const left = await context.transaction((tx) =>
    consume(tx, `${key}:${networkOf(context.address)}`, limit, context.services.clock.now()),
  );
  if (left < 0) throw new Refusal('TOO_MANY_REQUESTS');
}

/** A new code, for a sign-in or for the main account that binds. */
export async function openScan(context: CallContext, owner: Actor | null) {
  await refuseTooMany(context, 'wechat-code', codesAMinute);
  const { clock, ids, wechat } = context.services;
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + QR_VALID_SECONDS * 1000);
  const ticket = ids.token();
  const content = await wechat.codeContent(ticket, expiresAt);
  const scan = { scene: ids.token(), ticket, userId: owner?.userId ?? null, createdAt, expiresAt };
  await context.transaction(async (tx) => {
    if (owner !== null) await requireOpenSession(tx, owner);
    await tx.insert(wechatScan).values(scan);
  });
  return {
    qrcode: await toDataURL(content, { margin: 0, scale: 8 }),
    scene: scan.scene,
    expire_time: wireTime(expiresAt),
  };
}

/** The scan of a poll, locked; null when it never was. `userId` null finds sign-ins only, so that neither kind answers for the other. */
export async function lookAtScan<Answer>(
  context: CallContext,
  scene: string,
  userId: number | null,
  look: (tx: Tx, scan: Scan | null) => Promise<Answer>,
): Promise<Answer> {
  await refuseTooMany(context, 'wechat-look', looksAMinute);
  return context.transaction(async (tx) => {
    const owner = userId === null ? isNull(wechatScan.userId) : eq(wechatScan.userId, userId);
    const [scan] = await tx
      .select()
      .from(wechatScan)
      .where(and(eq(wechatScan.scene, scene), owner))
      .for('update');
    return look(tx, scan ?? null);
  });
}

/** Over: out of time, declined, or used before. */
export const isOver = (scan: Scan, now: Date): boolean =>
  scan.usedAt !== null || scan.state === 'refused' || scan.expiresAt <= now;

/** Takes what the provider tells of a code. Only a code that still waits moves, and only forward. Answers whether it did. */
export async function reportScan(services: Services, ticket: string, event: ScanEvent): Promise<boolean> {
  const now = services.clock.now();
  const person = event.state === 'confirmed' ? { openId: event.openId, nickname: event.nickname } : {};
  return services.database.transaction(async (tx) => {
    const open = and(
      eq(wechatScan.ticket, ticket),
      inArray(wechatScan.state, event.state === 'scanned' ? ['waiting'] : ['waiting', 'scanned']),
      gt(wechatScan.expiresAt, now),
    );
    const [found] = await tx.select({ userId: wechatScan.userId }).from(wechatScan).where(open);
    // Before the code is held: closing holds the account first, too.
    if (found === undefined || (found.userId !== null && (await isClosed(tx, found.userId)))) return false;
    const [moved] = await tx
      .update(wechatScan)
      .set({ state: event.state, ...person })
      .where(open)
      .returning();
    if (moved === undefined) return false;
    // A chat account that is somebody else's already is told to who polls (status.ts).
    if (moved.userId !== null && event.state === 'confirmed')
      await bind(tx, services, { ...event, userId: moved.userId, at: now });
    return true;
  });
}
