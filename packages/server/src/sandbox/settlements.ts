import { moveSettlement, paySettlement, settlementActions } from '../domain/partner/settle';
import type { Services } from '../http/handler';
import { Refusal } from '../http/refusal';
import type { Fields } from './request';

/** What the host's staff do with a sheet, paid to the account that the form showed; a stale form does nothing. */
export async function decideSettlement({ database, clock }: Services, fields: Fields): Promise<void> {
  const action = settlementActions.find((known) => known === fields.get('action'));
  const id = Number(fields.get('settlement_id'));
  if (action === undefined || !Number.isSafeInteger(id)) return;
  const accountTail = fields.get('account_tail') ?? '';
  try {
    await database.transaction((tx) =>
      action === 'pay' ? paySettlement(tx, id, { accountTail, at: clock.now() }) : moveSettlement(tx, id, action),
    );
  } catch (error) {
    // Its partner has another account by now, which the next page shows.
    if (!(error instanceof Refusal && error.key === 'STATE_CONFLICT')) throw error;
  }
}
