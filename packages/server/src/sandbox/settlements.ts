import { SETTLEMENT_STATUS } from '@compute-market/contract/enumerations';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { users } from '../db/schema/account';
import { payoutAccount, settlement } from '../db/schema/partner';
import { moveSettlement, settlementActions } from '../domain/partner/settle';
import type { Services } from '../http/handler';
import type { Fields } from './request';

const shownSheets = 20;

export interface SettlementRow {
  readonly sheet: typeof settlement.$inferSelect;
  readonly userName: string;
  /** Null where the partner did not tell it. */
  readonly account: typeof payoutAccount.$inferSelect | null;
}

const { toConfirm, confirmed, disputed } = SETTLEMENT_STATUS;
const waiting = [toConfirm, confirmed, disputed];

/** Sheets that wait for the host, newest first, and where each is to be paid to. */
export const findSettlements = (tx: Tx): Promise<SettlementRow[]> =>
  tx
    .select({ sheet: settlement, userName: users.name, account: payoutAccount })
    .from(settlement)
    .innerJoin(users, eq(users.id, settlement.userId))
    .leftJoin(payoutAccount, eq(payoutAccount.userId, settlement.userId))
    .where(inArray(settlement.status, waiting))
    .orderBy(desc(settlement.month))
    .limit(shownSheets);

/** What the host's staff do with a sheet; a stale form does nothing. */
export async function decideSettlement(services: Services, fields: Fields): Promise<void> {
  const action = settlementActions.find((known) => known === fields.get('action'));
  const id = Number(fields.get('settlement_id'));
  if (action === undefined || !Number.isSafeInteger(id)) return;
  await services.database.transaction((tx) => moveSettlement(tx, id, action, services.clock.now()));
}
