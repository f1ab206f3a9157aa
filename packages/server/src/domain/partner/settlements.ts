import { answerSettlement, getSettlements } from '@compute-market/contract/calls/partner';
import { SETTLEMENT_STATUS } from '@compute-market/contract/enumerations';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { settlement } from '../../db/schema/partner';
import { implement } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { nullableWireTime, wireTime, wireYuan } from '../../platform/wire';
import { fileLinkKey } from '../../storage/file-link';
import { pdfAddress } from '../../storage/pdf-files';
import { spanOfMonth } from '../../platform/beijing-days';
import { requirePartner } from './require-partner';
import { netOfSheet } from './settle';
import { ownSheet } from './settlement-lines';

function wireSheet(row: typeof settlement.$inferSelect, key: string, now: Date) {
  const { begin, end } = spanOfMonth(row.month);
  return {
    Id: row.id,
    SettlementNo: row.settlementNo,
    PeriodBegin: wireTime(begin),
    // The last second of the month.
    PeriodEnd: wireTime(end) - 1,
    Income: wireYuan(row.incomeFen),
    FeeRate: row.feeBp / 10_000,
    Fee: wireYuan(row.feeFen),
    Adjust: wireYuan(row.adjustFen),
    PayAmount: wireYuan(netOfSheet(row)),
    Status: Object.values(SETTLEMENT_STATUS).find((known) => known === row.status) ?? SETTLEMENT_STATUS.open,
    PayTime: nullableWireTime(row.paidAt),
    FileUrl: row.fileToken === null ? '' : pdfAddress('settlements', key, row.fileToken, now),
    Dispute: row.dispute,
    PaidTo: row.paidTo,
  };
}

/** A partner may agree after all to what it objected to. */
const answerable = [SETTLEMENT_STATUS.toConfirm, SETTLEMENT_STATUS.disputed];

/** The partner's sheets, the newest month first (screens B20). */
export const listSettlements = implement(getSettlements, (input, context) =>
  context.transaction(async (tx) => {
    const userId = await requirePartner(tx, context);
    const condition = and(
      eq(settlement.userId, userId),
      input.status === undefined ? undefined : eq(settlement.status, input.status),
      input.month === undefined ? undefined : eq(settlement.month, input.month),
    );
    const found = await tx
      .select()
      .from(settlement)
      .where(condition)
      .orderBy(desc(settlement.month))
      .limit(input.page_size)
      .offset((input.page - 1) * input.page_size);
    const key = await fileLinkKey(tx);
    const now = context.services.clock.now();
    return {
      data: found.map((row) => wireSheet(row, key, now)),
      total: await tx.$count(settlement, condition),
      page: input.page,
      page_size: input.page_size,
    };
  }),
);

/** Agrees to a finished sheet, or objects to it; the same answer again changes nothing (decisions 116). */
export const answerSheet = implement(answerSettlement, ({ settlement_id: id, agree, reason }, context) =>
  context.transaction(async (tx) => {
    const userId = await requirePartner(tx, context);
    if (!agree && reason === undefined)
      throw new Refusal('INVALID_REQUEST', { reason: '请说明有异议的地方', data: { field: 'reason' } });
    const to = agree ? SETTLEMENT_STATUS.confirmed : SETTLEMENT_STATUS.disputed;
    const dispute = agree ? '' : (reason ?? '');
    const [answered] = await tx
      .update(settlement)
      .set({ status: to, dispute })
      .where(
        and(
          eq(settlement.id, id),
          eq(settlement.userId, userId),
          inArray(settlement.status, agree ? answerable : [SETTLEMENT_STATUS.toConfirm]),
        ),
      )
      .returning();
    const sheet = answered ?? (await ownSheet(tx, userId, id));
    if (answered === undefined && (sheet.status !== to || sheet.dispute !== dispute))
      throw new Refusal('STATE_CONFLICT', { reason: '结算单的状态已变化，请刷新后再操作' });
    return wireSheet(sheet, await fileLinkKey(tx), context.services.clock.now());
  }),
);
