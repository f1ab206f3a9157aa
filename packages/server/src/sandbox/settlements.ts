import { moveSettlement, settlementActions } from '../domain/partner/settle';
import type { Services } from '../http/handler';
import type { Fields } from './request';

/** What the host's staff do with a sheet; a stale form does nothing. */
export async function decideSettlement(services: Services, fields: Fields): Promise<void> {
  const action = settlementActions.find((known) => known === fields.get('action'));
  const id = Number(fields.get('settlement_id'));
  if (action === undefined || !Number.isSafeInteger(id)) return;
  await services.database.transaction((tx) => moveSettlement(tx, id, action, services.clock.now()));
}
