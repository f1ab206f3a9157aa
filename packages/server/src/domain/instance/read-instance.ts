import type { Instance } from '@compute-market/contract/entities/instance';
import { INSTANCE_STATUS_FILTER } from '@compute-market/contract/enumerations';
import type { Tx } from '../../db/database';
import type { Actor } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { readTariff } from '../market/read-catalogue';
import { findInstances } from './find-instances';
import { costParts } from './instance-costs';
import { instanceWire } from './instance-wire';

/** One instance of the caller as it travels, without passwords. */
export async function readInstance(tx: Tx, actor: Actor, name: string, now: Date): Promise<Instance> {
  const [found] = await findInstances(tx, actor, { name }, { group: INSTANCE_STATUS_FILTER.all, page: 1, pageSize: 1 });
  if (!found) throw new Refusal('NOT_FOUND');
  const costs = (await costParts(tx, actor, [found.row.id]))(found.row.id);
  return instanceWire(found, { costs, tariff: await readTariff(tx), now });
}
