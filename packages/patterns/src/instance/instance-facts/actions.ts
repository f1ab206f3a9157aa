import type { Instance } from '@compute-market/contract/entities/instance';
import { INSTANCE_STATUS, type InstanceStatus } from '@compute-market/contract/enumerations';
import { isInPeriod } from './facts';
import { reasons } from './messages';

/** What can be done to an instance from a list. Screens B8. */
export type InstanceAction = 'connect' | 'note' | 'dueMode' | 'restart' | 'releaseDisk' | 'refund' | 'again' | 'cost';

type Judged = Pick<Instance, 'Status'>;

const { startFailedRefunded, startFailed, ended, running, starting, restarting, shutDown, restartFailed, diskKept } = INSTANCE_STATUS;
const restartable: readonly InstanceStatus[] = [running, restartFailed];

/** Why an instance that is not running cannot be reached. */
const unreachable: Partial<Record<InstanceStatus, string>> = {
  [starting]: reasons.starting,
  [restarting]: reasons.restarting,
  [shutDown]: reasons.shutDown,
  [restartFailed]: reasons.restartFailed,
  [diskKept]: reasons.diskKept,
  [startFailed]: reasons.startFailed,
  [startFailedRefunded]: reasons.startFailed,
};

const reasonToStay: Partial<Record<InstanceAction, (instance: Judged) => string | null>> = {
  connect: ({ Status }) => (Status === running ? null : (unreachable[Status] ?? reasons.ended)),
  dueMode: (instance) => {
    if (isInPeriod(instance)) return null;
    return instance.Status === diskKept ? reasons.alreadyKept : reasons.ended;
  },
  restart: ({ Status }) => (restartable.includes(Status) ? null : (unreachable[Status] ?? reasons.ended)),
  releaseDisk: ({ Status }) => (Status === diskKept ? null : reasons.noKeptDisk),
  refund: ({ Status }) => {
    if (Status === startFailed) return null;
    return Status === startFailedRefunded ? reasons.refunded : reasons.startedWell;
  },
};

/** Why an action is not possible now, as a sentence to show; null when it is. The server decides again. */
export const blockedReason = (action: InstanceAction, instance: Judged): string | null => reasonToStay[action]?.(instance) ?? null;

/** The one or two that stand in the row; all others are under ⋯. */
export function primaryActions({ Status }: Judged): readonly InstanceAction[] {
  switch (Status) {
    case running:
    case starting:
    case restarting:
    case shutDown:
      return ['connect', 'dueMode'];
    case restartFailed:
      return ['restart', 'dueMode'];
    case diskKept:
      return ['again', 'releaseDisk'];
    case startFailed:
      return ['refund', 'again'];
    case startFailedRefunded:
    case ended:
      return ['again', 'cost'];
  }
}

const everyAction: readonly InstanceAction[] = ['connect', 'note', 'dueMode', 'restart', 'again', 'cost', 'refund', 'releaseDisk'];
/** What ⋯ holds: all the rest, also what is not possible now. Screens A2. */
export const furtherActions = (instance: Judged): readonly InstanceAction[] => everyAction.filter((action) => !primaryActions(instance).includes(action));
