import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { users } from '../../db/schema/account';
import { wechatBinding, wechatScan } from '../../db/schema/wechat';
import type { Services } from '../../http/handler';
import { tellPhone } from '../authenticator/own-account';

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

/**
 * Binds one to one, and tells the phone of a new way in; false when either of the two is bound to another already. The keys of the table decide, however
 * many bind at once.
 */
export async function bind(
  tx: Tx,
  services: Pick<Services, 'clock' | 'config' | 'ids'>,
  { openId, nickname, userId, at }: NewBinding,
): Promise<boolean> {
  const added = await tx
    .insert(wechatBinding)
    .values({ openId, nickname, userId, boundAt: at })
    .onConflictDoNothing()
    .returning({ userId: wechatBinding.userId });
  if (added.length === 0) return (await bindingOf(tx, userId))?.openId === openId;
  const owners = await tx.select({ id: users.id, phone: users.phone }).from(users).where(eq(users.id, userId));
  for (const owner of owners) await tellPhone(tx, { services }, owner, '已绑定微信，可用微信扫码登录');
  return true;
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
