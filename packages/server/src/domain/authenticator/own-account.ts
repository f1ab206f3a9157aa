import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { users } from '../../db/schema/account';
import { requireActor, type CallContext, type Services } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import type { TriedAccount } from '../account/attempts';
import { sendText } from '../reminder/remind';

export type OwnAccount = Pick<typeof users.$inferSelect, 'id' | 'phone'>;

/** The caller's main account. */
export async function ownAccount(tx: Tx, context: CallContext): Promise<OwnAccount> {
  const [user] = await tx
    .select({ id: users.id, phone: users.phone })
    .from(users)
    .where(eq(users.id, requireActor(context).userId));
  if (user === undefined) throw new Refusal('SESSION_INVALID');
  return user;
}

/** The codes of somebody who is signed in: a stolen session is no reason to let more of them be tried from more places. */
export const triedByOwner = ({ id }: OwnAccount): TriedAccount => ({
  key: String(id),
  isKnownHere: () => Promise.resolve(false),
});

/** Tells the phone of an account what became of its authenticator, its passkeys or its chat account, whatever its notice settings say. */
export const tellPhone = (
  tx: Tx,
  { services: { clock, config, ids } }: { readonly services: Pick<Services, 'clock' | 'config' | 'ids'> },
  { phone }: OwnAccount,
  news: string,
): Promise<void> =>
  sendText(tx, {
    phone,
    text: `您的${config.brand.name}账号${news}；如非本人操作，请立即修改密码并联系客服`,
    at: clock.now(),
    key: `authenticator:${ids.short()}`,
  });
