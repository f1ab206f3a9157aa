import type { Instance } from '@compute-market/contract/entities/instance';
import { isInPeriod, isKept, type InstanceAction } from '../../instance-facts';

/** What a main account may do to what its sub-accounts rented (screens B12). */
const allowed: readonly InstanceAction[] = ['renew', 'dueMode', 'note', 'releaseDisk', 'cost'];

/** The one or two that stand in the row. */
export function mainActions(instance: Pick<Instance, 'Status'>): readonly InstanceAction[] {
  if (isInPeriod(instance)) return ['renew', 'cost'];
  return isKept(instance) ? ['releaseDisk', 'cost'] : ['cost'];
}

/** The rest, for ⋯. */
export const otherActions = (instance: Pick<Instance, 'Status'>): readonly InstanceAction[] =>
  allowed.filter((action) => !mainActions(instance).includes(action));
