import { getSettlements } from '@compute-market/contract/calls/partner';
import { SETTLEMENT_STATUS } from '@compute-market/contract/enumerations';
import { and, desc, eq } from 'drizzle-orm';
import { settlement } from '../../db/schema/partner';
import { implement } from '../../http/handler';
import { nullableWireTime, wireTime, wireYuan } from '../../platform/wire';
import { fileLinkKey } from '../../storage/file-link';
import { spanOfMonth } from '../../platform/beijing-days';
import { settlementFilePath } from './file-path';
import { requirePartner } from './require-partner';

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
    PayAmount: wireYuan(row.incomeFen - row.feeFen + row.adjustFen),
    Status: Object.values(SETTLEMENT_STATUS).find((known) => known === row.status) ?? SETTLEMENT_STATUS.open,
    PayTime: nullableWireTime(row.paidAt),
    FileUrl: row.fileToken === null ? '' : settlementFilePath(key, row.fileToken, now),
  };
}

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
