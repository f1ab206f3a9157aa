import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { wechatBinding, wechatScan } from '../../db/schema/wechat';

export type Binding = typeof wechatBinding.$inferSelect;

/** The chat account of a main account. */
export async function bindingOf(tx: Tx, userId: number): Promise<Binding | null> {
  const [found] = await tx.select().from(wechatBinding).where(eq(wechatBinding.userId, userId));
  return found ?? null;
}

/** Whom a chat account signs in. */
export async function bindingOfOpenId(tx: Tx, openId: string): Promise<Binding | null> {
  const [found] = await tx.select().from(wechatBinding).where(eq(wechatBinding.openId, openId));
  return found ?? null;
}

/** Ends the codes that bind a chat account to this one: a scan of them finds nothing, whoever opened them. */
export const endBindCodes = (tx: Tx, userId: number): Promise<unknown> =>
  tx.delete(wechatScan).where(eq(wechatScan.userId, userId));

/** Ends a binding; false when there was none. */
export async function unbind(tx: Tx, userId: number): Promise<boolean> {
  const ended = await tx
    .delete(wechatBinding)
    .where(eq(wechatBinding.userId, userId))
    .returning({ openId: wechatBinding.openId });
  return ended.length > 0;
}
