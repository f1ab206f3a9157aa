import type { Tx } from '../../db/database';
import { releaseCapacity } from './place';
import type { InstanceRow } from './state';

/** System and data disk together, GB. */
export const diskGbOf = (row: Pick<InstanceRow, 'systemDiskGb' | 'dataDiskGb'>): number =>
  row.systemDiskGb + row.dataDiskGb;

/** Gives back what an instance holds of its machine. The caller has just moved it out of a state that holds it, which makes it happen once. */
export function releaseHeld(tx: Tx, row: InstanceRow, options: { readonly disk: boolean }): Promise<void> {
  return releaseCapacity(
    tx,
    {
      hostId: row.hostId,
      instanceName: row.name,
      gpuNum: row.gpuNum,
      cpuNum: row.cpuNum + row.addedCpu,
      memoryGb: row.memoryGb + row.addedMemoryGb,
      diskGb: diskGbOf(row),
    },
    options,
  );
}
