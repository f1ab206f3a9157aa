import { VERIFICATION_STATUS } from '@compute-market/contract/enumerations';
import { withdrawVerification } from '@compute-market/contract/calls/verification';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { verification } from '../../db/schema/verification';
import { implement, requireActor } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { giveUpFiles } from '../../storage/stored-file';
import { decideRecord, recordsOf } from './records';
import { forgetSubject } from './subject';

/** What the staff decides of a verification under review; false when there is nothing to decide. Its papers go. */
export async function reviewVerification(tx: Tx, id: number, decision: { readonly approved: true } | { readonly approved: false; readonly reason: string }, now: Date): Promise<boolean> {
  const decided = await decideRecord(tx, id, decision.approved ? { status: VERIFICATION_STATUS.verified } : { status: VERIFICATION_STATUS.rejected, reason: decision.reason }, now);
  if (decided === null) return false;
  await giveUpFiles(tx, decided.files, now);
  await forgetSubject(tx, decided.userId, id);
  return true;
}

/** Takes back what is under review, with its papers. Screens B23. */
export const withdraw = implement(withdrawVerification, async ({ id }, context) => {
  const { userId } = requireActor(context);
  return context.transaction(async (tx) => {
    const [taken] = await tx
      .delete(verification)
      .where(and(eq(verification.id, id), eq(verification.userId, userId), eq(verification.status, VERIFICATION_STATUS.reviewing)))
      .returning();
    if (taken === undefined) throw new Refusal('NOT_FOUND', { reason: '没有可撤回的认证，请刷新后查看' });
    await giveUpFiles(tx, taken.files, context.services.clock.now());
    await forgetSubject(tx, userId, id);
    return { verifications: await recordsOf(tx, userId) };
  });
});
