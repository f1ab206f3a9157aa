import { getInstances } from '@compute-market/contract/calls/instance';
import { INSTANCE_STATUS_FILTER } from '@compute-market/contract/enumerations';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instanceSecret } from '../../db/schema/instance';
import { implement, requireActor } from '../../http/handler';
import { dateFromWire } from '../../platform/wire';
import { readTariff } from '../market/read-catalogue';
import { countInstances, findInstances, type FoundInstance } from './find-instances';
import { costParts } from './instance-costs';
import { instanceWire } from './instance-wire';

/** The three passwords of one instance that somebody asked to see. */
async function revealed(tx: Tx, { row, image }: FoundInstance) {
  const [secret] = await tx.select().from(instanceSecret).where(eq(instanceSecret.instanceId, row.id));
  if (!secret) return {};
  const login = image.system === 'Windows' ? { RdpPasswd: secret.loginPassword } : { Init_passwd: secret.loginPassword };
  return { ...login, ...(row.containerType === 'kvm' ? { VncPasswd: secret.vncPassword } : {}) };
}

/** One page of the caller's instances. Passwords come only for one instance that is asked for by name. */
export const listInstances = implement(getInstances, async (input, context) => {
  const actor = requireActor(context);
  const now = context.services.clock.now();
  const group = input.status_type ?? INSTANCE_STATUS_FILTER.all;
  const filter = {
    containerType: input.container_type,
    gpuType: input.gpu_type,
    district: input.district,
    keyword: input.keyword?.trim(),
    dueBefore: input.due_before === undefined ? undefined : dateFromWire(input.due_before),
    subAccountName: actor.subAccountId === null ? input.sub_account_name : undefined,
    name: input.instance_name,
  };
  return context.transaction(async (tx) => {
    const counts = await countInstances(tx, actor, filter);
    const found = await findInstances(tx, actor, filter, { group, page: input.page, pageSize: input.page_size });
    const tariff = await readTariff(tx);
    const costsOf = await costParts(tx, found.map(({ row }) => row.id));
    const reveals = input.reveal === 1 && input.instance_name !== undefined;
    const data = [];
    for (const one of found) data.push({ ...instanceWire(one, { costs: costsOf(one.row.id), tariff, now }), ...(reveals ? await revealed(tx, one) : {}) });
    return { data, total: counts[group], page: input.page, page_size: input.page_size, counts };
  });
});
