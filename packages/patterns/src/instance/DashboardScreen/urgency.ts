import type { Instance } from '@compute-market/contract/entities/instance';
import { endOf, isInPeriod, isKept, stateOf } from '../../instance-facts';

/** What asks for attention first: trouble, then what ends by itself, then kept disks, then what is over. */
function rank(instance: Instance): number {
  const state = stateOf(instance);
  if (state === 'abnormal' || state === 'restartFailed') return 0;
  if (isInPeriod(instance)) return 1;
  return isKept(instance) ? 2 : 3;
}

const never = Number.MAX_SAFE_INTEGER;
/** Sorts instances for small screens: abnormal ones, then those due soonest; equals keep their order (screens A7). */
export const byUrgency = (instances: readonly Instance[]): Instance[] =>
  instances.toSorted((one, other) => rank(one) - rank(other) || (endOf(one) ?? never) - (endOf(other) ?? never));
