import type { Instance } from '@compute-market/contract/entities/instance';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { isByUsage, offeredActions, type InstanceAction } from '../../instance-facts';

const { startFailed, startFailedRefunded, ended, running, starting, restarting, shutDown, restartFailed, diskKept } =
  INSTANCE_STATUS;

/** The two actions beside 更多; the last one is what most come for, and never what ends a machine that runs. */
export function headActions(instance: Pick<Instance, 'Status' | 'Billing'>): readonly InstanceAction[] {
  const goOn = isByUsage(instance) ? 'stopBilling' : 'renew';
  switch (instance.Status) {
    case running:
    case starting:
    case restarting:
      return isByUsage(instance) ? ['stopBilling', 'connect'] : ['restart', 'renew'];
    case shutDown:
      return [goOn, 'start'];
    case restartFailed:
      return [goOn, 'restart'];
    case diskKept:
      return ['releaseDisk', 'start'];
    case startFailed:
      return ['again', 'refund'];
    case startFailedRefunded:
    case ended:
      return ['cost', 'again'];
  }
}

/** What the page itself already is. */
const here: readonly InstanceAction[] = ['details', 'connect'];

/** What 更多 holds: all the rest. */
export const menuActions = (instance: Instance): readonly InstanceAction[] =>
  offeredActions(instance).filter((action) => !here.includes(action) && !headActions(instance).includes(action));
