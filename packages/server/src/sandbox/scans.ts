import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { users } from '../db/schema/account';
import { wechatScan } from '../db/schema/wechat';
import { reportScan } from '../domain/wechat/scans';
import type { Services } from '../http/handler';

const shownScans = 20;
const longestNickname = 20;

/** A code that still waits for somebody, and who binds with it; null for a sign-in. */
export interface ScanRow {
  readonly scan: typeof wechatScan.$inferSelect;
  readonly userName: string | null;
}

const rowsOf = (tx: Tx) =>
  tx
    .select({ scan: wechatScan, userName: users.name })
    .from(wechatScan)
    .leftJoin(users, eq(users.id, wechatScan.userId));

/** Codes that can still be answered, newest first. */
export const findOpenScans = (tx: Tx, now: Date): Promise<ScanRow[]> =>
  rowsOf(tx)
    .where(and(inArray(wechatScan.state, ['waiting', 'scanned']), gt(wechatScan.expiresAt, now)))
    .orderBy(desc(wechatScan.createdAt))
    .limit(shownScans);

export async function findScan(tx: Tx, ticket: string): Promise<ScanRow | undefined> {
  const [row] = await rowsOf(tx).where(eq(wechatScan.ticket, ticket));
  return row;
}

export const scanActions = ['scan', 'confirm', 'refuse'] as const;
export type ScanAction = (typeof scanActions)[number];

/** What a person does on the phone. The sandbox knows its people by their nickname: the same name is the same chat account. */
export function decideScan(services: Services, ticket: string, action: ScanAction, nickname: string): Promise<boolean> {
  const name = nickname.trim().slice(0, longestNickname) || '微信用户';
  if (action === 'confirm')
    return reportScan(services, ticket, { state: 'confirmed', openId: `sandbox-${name}`, nickname: name });
  return reportScan(services, ticket, { state: action === 'scan' ? 'scanned' : 'refused' });
}
