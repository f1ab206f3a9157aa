import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import type { Tx } from '../../db/database';
import { Refusal } from '../../http/refusal';
import { requireAnsweringHost } from './answering-host';
import type { InstanceRow } from './state';
import { withinRental } from './stop-plan-job';

/** The machine is there and rests in one of them. */
const settled: readonly number[] = [INSTANCE_STATUS.running, INSTANCE_STATUS.shutDown];

/** Refuses a change of its ports, its snapshots (`thing`, in Chinese) while the machine moves, after its end, and on a lost host. */
export async function requireSettledMachine(tx: Tx, row: InstanceRow, thing: string): Promise<void> {
  if (!settled.includes(row.status))
    throw new Refusal('STATE_CONFLICT', {
      reason: withinRental.includes(row.status)
        ? `实例正在变更或重启未成功，请在运行中或关机后再修改${thing}`
        : `实例的租期已结束，不能再修改${thing}，请重新租用`,
    });
  await requireAnsweringHost(tx, row);
}
