import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { users } from '../../db/schema/account';
import { wechatBinding } from '../../db/schema/wechat';
import type { Services } from '../../http/handler';
import { tellPhone } from '../authenticator/own-account';
import { bindingOf } from './bindings';

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
