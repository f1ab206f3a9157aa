import { PASSKEY_CEREMONY_SECONDS } from '@compute-market/contract/entities/passkey';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { passkeyChallenge } from '../../db/schema/passkey';
import { tokenHash } from '../../http/auth';
import type { CallContext } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { wireTime } from '../../platform/wire';
import { passkeySite, type PasskeySite } from './site';

/** How long a device may take, ms. */
export const ceremonyMs = PASSKEY_CEREMONY_SECONDS * 1000;

/** Where passkeys are used; refuses at an address where browsers allow none. */
export function requirePasskeySite({ services: { config } }: CallContext): PasskeySite {
  const site = passkeySite(config);
  if (site === null) throw new Refusal('NOT_AVAILABLE', { reason: '当前网址不支持通行密钥，请用密码或验证码登录' });
  return site;
}

/** What a device is to sign, and the ticket of the browser that asked: kept for five minutes, for this session, or for a login where it is null. */
export async function openCeremony(tx: Tx, { services: { clock, ids } }: CallContext, sessionId: number | null) {
  const challenge = ids.token();
  const ticket = ids.token();
  const expiresAt = new Date(clock.now().getTime() + ceremonyMs);
  await tx.insert(passkeyChallenge).values({ ticketHash: tokenHash(ticket), challenge, sessionId, expiresAt });
  return { challenge, ticket, expireTime: wireTime(expiresAt) };
}

/** What a device was asked to sign, and when. */
export interface Ceremony {
  readonly challenge: string;
  readonly openedAt: Date;
}

/** Uses it up, whatever the device has signed, and answers what that was to be. Of several at once one gets through. `over` is said where it is gone. */
export async function useCeremony(
  context: CallContext,
  ticket: string,
  sessionId: number | null,
  over: string,
): Promise<Ceremony> {
  const mine = sessionId === null ? isNull(passkeyChallenge.sessionId) : eq(passkeyChallenge.sessionId, sessionId);
  const [used] = await context.transaction((tx) =>
    tx
      .delete(passkeyChallenge)
      .where(
        and(
          eq(passkeyChallenge.ticketHash, tokenHash(ticket)),
          mine,
          gt(passkeyChallenge.expiresAt, context.services.clock.now()),
        ),
      )
      .returning({ challenge: passkeyChallenge.challenge, expiresAt: passkeyChallenge.expiresAt }),
  );
  if (used === undefined) throw new Refusal('CHALLENGE_EXPIRED', { reason: over });
  return { challenge: used.challenge, openedAt: new Date(used.expiresAt.getTime() - ceremonyMs) };
}
