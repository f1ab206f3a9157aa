import { useMemo } from 'react';
import { useRefusal } from '../viewer/ViewerRights';
import { blockedReason, rightsFor, type InstanceAction } from './actions';

type Entitled = Parameters<typeof rightsFor>[1];
type Judged = Parameters<typeof blockedReason>[1] & Entitled;

/** Why the one who looks cannot do something to an instance, as sentences; null when it can be done. */
export interface ActionReasons {
  /** A right is missing, whatever the instance is in. */
  readonly refusal: (action: InstanceAction, instance: Entitled) => string | null;
  /** That, or the instance cannot do it now. */
  readonly blocked: (action: InstanceAction, instance: Judged) => string | null;
}

/** `blockedReason` for the viewer that the screen tells of; the same functions as long as the viewer is. */
export function useActionReasons(): ActionReasons {
  const refuse = useRefusal();
  return useMemo(() => {
    const refusal: ActionReasons['refusal'] = (action, instance) => {
      const refusals = rightsFor(action, instance).map(refuse);
      return refusals.includes(null) ? null : (refusals[0] ?? null);
    };
    return { refusal, blocked: (action, instance) => refusal(action, instance) ?? blockedReason(action, instance) };
  }, [refuse]);
}
