import { autorenewTime } from '@compute-market/contract/rules/autorenew';
import type { Tx } from '../../db/database';
import { enqueueAnew } from '../../jobs/job';
import { dateFromWire, wireTime } from '../../platform/wire';
import { autorenewJob, autorenewKey } from './job-names';
import type { InstanceRow } from './state';

/**
 * Plans the renewal of the period that ends next, by the unit that holds now; also where one was planned for this end before, and ended because it was
 * switched off meanwhile. The caller holds the rental. Does nothing while it is off.
 */
export async function scheduleAutorenewal(
  tx: Tx,
  row: Pick<InstanceRow, 'id' | 'name' | 'dueAt' | 'autorenewUnit' | 'autorenewPackTime'>,
): Promise<void> {
  if (row.autorenewUnit === null || row.autorenewPackTime === null) return;
  const due = wireTime(row.dueAt);
  const runAt = dateFromWire(autorenewTime(due, row.autorenewUnit));
  await enqueueAnew(tx, {
    kind: autorenewJob,
    payload: { instanceId: row.id, due },
    runAt,
    key: autorenewKey(row.name, due),
  });
}
