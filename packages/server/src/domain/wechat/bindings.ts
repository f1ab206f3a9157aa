import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { wechatBinding } from '../../db/schema/wechat';

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

interface NewBinding {
  readonly openId: string;
  readonly nickname: string;
  readonly userId: number;
  readonly at: Date;
}

/** Binds one to one; false when either of the two is bound to another already. The keys of the table decide, however many bind at once. */
export async function bind(tx: Tx, { openId, nickname, userId, at }: NewBinding): Promise<boolean> {
  await tx.insert(wechatBinding).values({ openId, nickname, userId, boundAt: at }).onConflictDoNothing();
  return (await bindingOf(tx, userId))?.openId === openId;
}

/** Ends a binding; false when there was none. */
export async function unbind(tx: Tx, userId: number): Promise<boolean> {
  const ended = await tx
    .delete(wechatBinding)
    .where(eq(wechatBinding.userId, userId))
    .returning({ openId: wechatBinding.openId });
  return ended.length > 0;
}
