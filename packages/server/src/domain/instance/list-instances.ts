import { getInstances } from '@compute-market/contract/calls/instance';
import type { ParsedRequestOf } from '@compute-market/contract/define-call';
import { INSTANCE_STATUS_FILTER } from '@compute-market/contract/enumerations';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instanceSecret } from '../../db/schema/instance';
import { implementOwn, type Actor } from '../../http/handler';
import { requireRight } from '../../http/auth';
import { requireScope } from '../../http/key-auth';
import { dateFromWire } from '../../platform/wire';
import { readTariff } from '../market/read-catalogue';
import { countInstances, findInstances, type FoundInstance, type InstanceFilter } from './find-instances';
import { costParts } from './instance-costs';
import { instanceWire } from './instance-wire';

/** The three passwords of one instance that somebody asked to see. */
async function revealed(tx: Tx, { row, image }: FoundInstance) {
  const [secret] = await tx.select().from(instanceSecret).where(eq(instanceSecret.instanceId, row.id));
  if (!secret) return {};
  const login =
    image.system === 'Windows' ? { RdpPasswd: secret.loginPassword } : { Init_passwd: secret.loginPassword };
  return { ...login, ...(row.containerType === 'kvm' ? { VncPasswd: secret.vncPassword } : {}) };
}

type ListRequest = Pick<
  ParsedRequestOf<typeof getInstances>,
  | 'page'
  | 'page_size'
  | 'sort'
  | 'status_type'
  | 'container_type'
  | 'gpu_type'
  | 'district'
  | 'keyword'
  | 'due_before'
  | 'project'
  | 'tag'
>;

/** The filters that every list of instances takes, as they are searched by. */
export const filterOf = (input: ListRequest): InstanceFilter => ({
  containerType: input.container_type,
  gpuType: input.gpu_type,
  district: input.district,
  keyword: input.keyword?.trim(),
  dueBefore: input.due_before === undefined ? undefined : dateFromWire(input.due_before),
  project: input.project,
  tag: input.tag,
});

/** One page of instances as they travel, without passwords, and how many of each group there are. */
export async function instancePage(
  tx: Tx,
  actor: Actor,
  { filter, input, now }: { filter: InstanceFilter; input: ListRequest; now: Date },
) {
  const group = input.status_type ?? INSTANCE_STATUS_FILTER.all;
  const counts = await countInstances(tx, actor, filter);
  const found = await findInstances(tx, actor, filter, {
    group,
    page: input.page,
    pageSize: input.page_size,
    sort: input.sort,
  });
  const tariff = await readTariff(tx);
  const costsOf = await costParts(
    tx,
    actor,
    found.map(({ row }) => row.id),
  );
  const data = found.map((one) => instanceWire(one, { costs: costsOf(one.row.id), tariff, now }));
  return { found, page: { data, total: counts[group], page: input.page, page_size: input.page_size, counts } };
}

/** One page of the caller's instances. Passwords come only for one instance that is asked for by name, and only to whom may connect. */
export const listInstances = implementOwn(getInstances, async (tx, input, { actor, services }) => {
  if (input.reveal === 1) {
    requireScope(actor, 'manage');
    requireRight(actor, 'run');
  }
  const now = services.clock.now();
  const filter = {
    ...filterOf(input),
    subAccountName: actor.subAccountId === null ? input.sub_account_name : undefined,
    name: input.instance_name,
  };
  const { found, page } = await instancePage(tx, actor, { filter, input, now });
  if (input.reveal !== 1 || input.instance_name === undefined) return page;
  const [one] = found;
  const [row] = page.data;
  return { ...page, data: one && row ? [{ ...row, ...(await revealed(tx, one)) }] : [] };
});
