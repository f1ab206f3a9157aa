import { INVOICE_STATUS, NOTICE_EVENT, type InvoiceStatus } from '@compute-market/contract/enumerations';
import { formatMoney } from '@compute-market/contract/rules/money';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { invoiceRecord } from '../../db/schema/invoice';
import type { Services } from '../../http/handler';
import { fenOf } from '../../ledger/amount';
import { remind } from '../reminder/remind';
import { sendInvoice } from './mail';
import { giveBackShares } from './share';

const { reviewing, issuing, issued, rejected, voided } = INVOICE_STATUS;

/** What staff do with an invoice: from which states, and to which. */
const steps = {
  approve: { from: [reviewing], to: issuing },
  issue: { from: [reviewing, issuing], to: issued },
  reject: { from: [reviewing, issuing], to: rejected },
  void: { from: [issued], to: voided },
} as const satisfies Record<string, { from: readonly InvoiceStatus[]; to: InvoiceStatus }>;

export const reviewActions = ['approve', 'issue', 'reject', 'void'] as const;
export type ReviewAction = (typeof reviewActions)[number];

/** The steps that are open in a state. */
export const openReviewActions = (status: number): readonly ReviewAction[] =>
  reviewActions.filter((action) => steps[action].from.some((state) => state === status));

const givesBack = (action: ReviewAction): boolean => action === 'reject' || action === 'void';
const sentences: Readonly<Record<Exclude<ReviewAction, 'approve'>, (reason: string) => string>> = {
  issue: () => '已开具，可在发票管理下载',
  reject: (reason) => `已驳回：${reason}。金额已退回可开票额度，可修改后重新申请`,
  void: (reason) => `已作废：${reason}。金额已退回可开票额度`,
};

/** Moves an invoice one step, once; false when it was not in a state for it. A refused or voided one gives back what it covered. `paper`: the stored file that is issued. */
export async function reviewInvoice(
  tx: Tx,
  { clock, ids }: Pick<Services, 'clock' | 'ids'>,
  recordId: number,
  {
    action,
    reason,
    paper = null,
  }: { readonly action: ReviewAction; readonly reason: string; readonly paper?: string | null },
): Promise<boolean> {
  const now = clock.now();
  const { from, to } = steps[action];
  const [row] = await tx
    .update(invoiceRecord)
    .set({
      status: to,
      ...(action === 'issue' ? { issuedAt: now, fileToken: ids.token(), paper } : {}),
      ...(givesBack(action) ? { rejectReason: reason } : {}),
    })
    .where(and(eq(invoiceRecord.id, recordId), inArray(invoiceRecord.status, [...from])))
    .returning();
  if (row === undefined) return false;
  if (givesBack(action)) await giveBackShares(tx, recordId);
  if (action === 'issue') await sendInvoice(tx, { recordId, address: row.email, at: now, key: `${row.id}` });
  if (action === 'approve') return true;
  const text = `发票 ${row.recordNo}（${formatMoney(fenOf(row.amountFen))}）${sentences[action](reason)}。`;
  await remind(tx, {
    key: `invoice:${row.id}:${to}`,
    userId: row.userId,
    subAccountId: null,
    event: NOTICE_EVENT.recharge,
    title: '发票进度',
    text,
    at: now,
  });
  return true;
}
