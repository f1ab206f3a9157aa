import { NOTICE_EVENT, VERIFICATION_STATUS, VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import { withdrawVerification } from '@compute-market/contract/calls/verification';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { verification } from '../../db/schema/verification';
import { implementOwn } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { giveUpFiles } from '../../storage/stored-file';
import { remind } from '../reminder/remind';
import { decideRecord, recordsOf } from './records';
import { forgetLegalPerson } from './subject';

type Decision = { readonly approved: true } | { readonly approved: false; readonly reason: string };

/** What staff decided by hand reaches the customer as an answer of support does. */
async function tellOwner(
  tx: Tx,
  { id, userId, verifyType, companyName }: typeof verification.$inferSelect,
  decision: Decision,
  at: Date,
): Promise<void> {
  const subject = verifyType === VERIFICATION_TYPE.enterprise ? `企业认证（${companyName}）` : '个人认证';
  const outcome = decision.approved
    ? '已通过审核。'
    : `未通过审核：${decision.reason}。可在实名认证页面修改后重新提交。`;
  await remind(tx, {
    key: `verification:${id}`,
    userId,
    subAccountId: null,
    event: NOTICE_EVENT.workOrder,
    title: '实名认证结果',
    text: `您的${subject}${outcome}`,
    at,
  });
}

/** What the staff decides of a verification under review; false when there is nothing to decide. Its papers go. */
export async function reviewVerification(tx: Tx, id: number, decision: Decision, now: Date): Promise<boolean> {
  const decided = await decideRecord(
    tx,
    id,
    decision.approved
      ? { status: VERIFICATION_STATUS.verified }
      : { status: VERIFICATION_STATUS.rejected, reason: decision.reason },
    now,
  );
  if (decided === null) return false;
  await giveUpFiles(tx, decided.files, now);
  await forgetLegalPerson(tx, id);
  await tellOwner(tx, decided, decision, now);
  return true;
}

/** Takes back what is under review, with its papers (screens B23). */
export const withdraw = implementOwn(withdrawVerification, async (tx, { id }, { actor: { userId }, services }) => {
  const [taken] = await tx
    .delete(verification)
    .where(
      and(
        eq(verification.id, id),
        eq(verification.userId, userId),
        eq(verification.status, VERIFICATION_STATUS.reviewing),
      ),
    )
    .returning();
  if (taken === undefined) throw new Refusal('NOT_FOUND', { reason: '没有可撤回的认证，请刷新后查看' });
  await giveUpFiles(tx, taken.files, services.clock.now());
  await forgetLegalPerson(tx, id);
  return { verifications: await recordsOf(tx, userId) };
});
