import { INVITATION_STATE, type InvitationState } from '@compute-market/contract/entities/invitation';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { invitation } from '../../db/schema/invitation';
import { tokenHash } from '../../http/auth';
import { Refusal } from '../../http/refusal';

export type InvitationRow = typeof invitation.$inferSelect;

/** What a main account sent and nobody accepted; expired ones too. */
export const openOf = (userId: number): SQL | undefined =>
  and(eq(invitation.userId, userId), isNull(invitation.acceptedAt), isNull(invitation.withdrawnAt));

/** One of them. Somebody else's is as missing as one that never was. */
export async function ownInvitation(tx: Tx, userId: number, id: string): Promise<InvitationRow> {
  const [row] = await tx
    .select()
    .from(invitation)
    .where(and(openOf(userId), eq(invitation.id, id)))
    .for('update');
  if (row === undefined) throw new Refusal('NOT_FOUND', { reason: '邀请已被接受或撤回，请刷新列表' });
  return row;
}

/** The invitation that a link belongs to. */
export async function invitationOf(tx: Tx, token: string): Promise<InvitationRow | undefined> {
  const [row] = await tx
    .select()
    .from(invitation)
    .where(eq(invitation.tokenHash, tokenHash(token)));
  return row;
}

export function stateOf(row: InvitationRow, now: Date): Exclude<InvitationState, 'unknown'> {
  if (row.acceptedAt !== null) return INVITATION_STATE.used;
  if (row.withdrawnAt !== null) return INVITATION_STATE.withdrawn;
  return row.expiresAt <= now ? INVITATION_STATE.expired : INVITATION_STATE.open;
}

/** The phone to which a name of this account was offered; null for a name that is free. */
export async function phoneOfName(tx: Tx, userId: number, name: string): Promise<string | null> {
  const [row] = await tx
    .select({ phone: invitation.phone })
    .from(invitation)
    .where(and(openOf(userId), eq(invitation.name, name)));
  return row?.phone ?? null;
}
