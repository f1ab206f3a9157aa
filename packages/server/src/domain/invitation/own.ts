import { getInvitations, withdrawInvitation } from '@compute-market/contract/calls/invitation';
import type { Invitation } from '@compute-market/contract/entities/invitation';
import { desc, eq } from 'drizzle-orm';
import { invitation } from '../../db/schema/invitation';
import { implementOwn } from '../../http/handler';
import { wireTime, wireYuan } from '../../platform/wire';
import { openOf, ownInvitation, type InvitationRow } from './find';

/** What is offered, as everybody who may see it is told. */
export const offered = (row: InvitationRow) => ({
  Name: row.name,
  Rights: [...row.rights],
  MoneyLimit: wireYuan(row.moneyLimitFen),
  MonthLimit: row.monthLimitFen === null ? null : wireYuan(row.monthLimitFen),
  ExpireTime: wireTime(row.expiresAt),
});

const wire = (row: InvitationRow): Invitation => ({
  Id: row.id,
  Phone: row.phone,
  Note: row.note,
  ...offered(row),
  SentTime: wireTime(row.sentAt),
});

/** Few: they count as sub-accounts do. */
export const answerInvitations = implementOwn(getInvitations, async (tx, _input, { actor }) => {
  const found = await tx
    .select()
    .from(invitation)
    .where(openOf(actor.userId))
    .orderBy(desc(invitation.sentAt), desc(invitation.id));
  return { List: found.map(wire) };
});

export const answerWithdraw = implementOwn(
  withdrawInvitation,
  async (tx, { invitation_id: id }, { actor, services }) => {
    const { name } = await ownInvitation(tx, actor.userId, id);
    await tx.update(invitation).set({ withdrawnAt: services.clock.now() }).where(eq(invitation.id, id));
    return { sub_account_name: name };
  },
);
