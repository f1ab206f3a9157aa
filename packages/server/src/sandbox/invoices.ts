import { reviewActions, reviewInvoice } from '../domain/invoice/review';
import type { Services } from '../http/handler';
import type { Fields } from './request';

const longestReason = 100;
const noReason = '抬头信息与实名主体不符';

/** What the host's staff do with an invoice; a stale form does nothing. */
export async function decideInvoice(services: Services, fields: Fields): Promise<void> {
  const action = reviewActions.find((known) => known === fields.get('action'));
  const recordId = Number(fields.get('record_id'));
  if (action === undefined || !Number.isSafeInteger(recordId)) return;
  const reason = (fields.get('reason') ?? '').trim().slice(0, longestReason) || noReason;
  await services.database.transaction((tx) => reviewInvoice(tx, services, recordId, { action, reason }));
}
