import { INSTANCE_STATUS, INSTANCE_STATUS_FILTER } from '@compute-market/contract/enumerations';
import { requireActor, type CallContext } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { findInstances, ownInstance, type FoundInstance } from './find-instances';

/** The caller's instance with its image and address; refused while it does not run, with `reason`. */
export async function runningInstance(context: CallContext, name: string, reason: string): Promise<FoundInstance> {
  const actor = requireActor(context);
  return context.transaction(async (tx) => {
    const { status } = await ownInstance(tx, actor, name);
    if (status !== INSTANCE_STATUS.running) throw new Refusal('STATE_CONFLICT', { reason });
    const [found] = await findInstances(
      tx,
      actor,
      { name },
      { group: INSTANCE_STATUS_FILTER.all, page: 1, pageSize: 1 },
    );
    if (!found) throw new Refusal('NOT_FOUND');
    return found;
  });
}

/** The same, a virtual machine only: a container has no screen and no system of its own. */
export async function runningKvm(context: CallContext, name: string, reason: string): Promise<FoundInstance> {
  const found = await runningInstance(context, name, reason);
  if (found.row.containerType !== 'kvm')
    throw new Refusal('INVALID_REQUEST', { reason: '该实例是容器，仅云主机支持该操作，请选择云主机' });
  return found;
}
