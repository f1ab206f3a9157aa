import type { Tx } from '../../db/database';
import { enqueue } from '../../jobs/job';
import { destroyJob } from './job-names';
import { forgetPorts } from './port-rows';
import { forgetSnapshots, settleSnapshots } from './snapshot-rows';
import type { InstanceRow } from './state';

/**
 * Has the provider end a machine. Its disks stay under the name `keptAs`, or go with it when that is null; what was kept is ended by asking
 * again with null. Each of the two happens once for a machine. Its opened ports and its snapshots go with it, unless it is kept under its own name.
 */
export async function endMachine(
  tx: Tx,
  { id, name }: Pick<InstanceRow, 'id' | 'name'>,
  { keptAs, now }: { readonly keptAs: string | null; readonly now: Date },
): Promise<void> {
  if (keptAs !== name) {
    await forgetPorts(tx, { id });
    await forgetSnapshots(tx, { id });
  } else await settleSnapshots(tx, { id });
  const key = `${destroyJob}:${name}${keptAs === null ? '' : ':kept'}`;
  await enqueue(tx, { kind: destroyJob, payload: { name, keptAs }, runAt: now, key });
}
