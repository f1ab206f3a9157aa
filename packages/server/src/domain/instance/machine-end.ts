import type { Tx } from '../../db/database';
import { enqueue } from '../../jobs/job';
import { destroyJob } from './job-names';

/**
 * Has the provider end a machine. Its disks stay under the name `keptAs`, or go with it when that is null; what was kept is ended by asking
 * again with null. Each of the two happens once for a machine.
 */
export function endMachine(
  tx: Tx,
  { name }: { readonly name: string },
  { keptAs, now }: { readonly keptAs: string | null; readonly now: Date },
): Promise<void> {
  const key = `${destroyJob}:${name}${keptAs === null ? '' : ':kept'}`;
  return enqueue(tx, { kind: destroyJob, payload: { name, keptAs }, runAt: now, key });
}
