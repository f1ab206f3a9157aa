import type { Instance } from '@compute-market/contract/entities/instance';
import { INSTANCE_STATUS, type InstanceStatus } from '@compute-market/contract/enumerations';
import { autorenewRight, type SubRight } from '@compute-market/contract/rules/sub-right';
import { hostSilentSince, isByUsage, isInPeriod, isRenewed, isWindows } from './facts';
import { reasons } from './messages';

/** What can be done to an instance from a list (screens B8). */
export type InstanceAction =
  | 'connect'
  | 'jupyter'
  | 'details'
  | 'note'
  | 'renew'
  | 'dueMode'
  | 'autorenew'
  | 'upgradeCpu'
  | 'upgradeMemory'
  | 'addDisk'
  | 'bandwidth'
  | 'elastic'
  | 'start'
  | 'shutDown'
  | 'restart'
  | 'rdp'
  | 'password'
  | 'screenshot'
  | 'reinstall'
  | 'earlyRelease'
  | 'stopBilling'
  | 'release'
  | 'releaseDisk'
  | 'refund'
  | 'again'
  | 'cost'
  | 'ticket';

type Judged = Pick<
  Instance,
  | 'EarlyRelease'
  | 'Billing'
  | 'Status'
  | 'ContainerType'
  | 'ImageSystem'
  | 'AddingCpu'
  | 'AddingMemory'
  | 'AddingDisk'
  | 'HostSilentTime'
  | 'CanUsePlugin'
>;

const { startFailedRefunded, startFailed, ended, running, starting, restarting, shutDown, restartFailed, diskKept } =
  INSTANCE_STATUS;
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

/** What needs a system that runs. */
const whileRunning = ({ Status }: Judged): string | null =>
  Status === running ? null : (unreachable[Status] ?? reasons.ended);

/** Only what runs can grow, and one growth waits for the other. */
const reasonNotToGrow = (instance: Judged): string | null => {
  if (instance.Status !== running) return unreachable[instance.Status] ?? reasons.ended;
  return instance.AddingCpu + instance.AddingMemory + instance.AddingDisk > 0 ? reasons.growing : null;
};

/** Whether an upgrade that is under way was given up only the server knows: it says so when it is asked for the sum (decisions 277). */
const reasonNotToCutShort = (instance: Judged): string | null => {
  const hangs = isByUsage(instance) && instance.Status === restarting && hostSilentSince(instance) !== null;
  const isMoving = instance.Status === starting || instance.Status === restarting;
  return isMoving && !hangs ? (unreachable[instance.Status] ?? null) : null;
};

/** What ends a rental waits until its machine has come to rest; what is paid by usage as little as can be (decisions 144). */
const reasonNotToEnd = (instance: Judged): string | null => {
  const reason = reasonNotToCutShort(instance);
  if (reason !== null || isByUsage(instance)) return reason;
  return instance.AddingCpu + instance.AddingMemory + instance.AddingDisk > 0 ? reasons.growing : null;
};

const reasonToStay: Partial<Record<InstanceAction, (instance: Judged) => string | null>> = {
  connect: whileRunning,
  jupyter: whileRunning,
  renew: (instance) => {
    if (isInPeriod(instance)) return null;
    return instance.Status === diskKept ? reasons.keptCannotRenew : reasons.ended;
  },
  upgradeCpu: reasonNotToGrow,
  upgradeMemory: reasonNotToGrow,
  addDisk: reasonNotToGrow,
  bandwidth: reasonNotToGrow,
  elastic: reasonNotToGrow,
  dueMode: (instance) => {
    if (isInPeriod(instance)) return null;
    return instance.Status === diskKept ? reasons.alreadyKept : reasons.ended;
  },
  autorenew: ({ Status }) => (isInPeriod({ Status }) ? null : (unreachable[Status] ?? reasons.ended)),
  restart: ({ Status }) => (restartable.includes(Status) ? null : (unreachable[Status] ?? reasons.ended)),
  shutDown: reasonNotToGrow,
  rdp: whileRunning,
  password: whileRunning,
  screenshot: whileRunning,
  reinstall: reasonNotToGrow,
  earlyRelease: reasonNotToCutShort,
  stopBilling: reasonNotToEnd,
  release: reasonNotToEnd,
  refund: ({ Status }) => (Status === startFailedRefunded ? reasons.refunded : null),
};

/** What the server refuses while the host does not answer (decisions 110). */
const needsHost: readonly InstanceAction[] = ['start', 'restart', 'reinstall', 'earlyRelease'];

/** Why an action is not possible now, as a sentence to show; null when it is. The server decides again. */
export function blockedReason(action: InstanceAction, instance: Judged): string | null {
  const reason = reasonToStay[action]?.(instance) ?? null;
  if (reason !== null || hostSilentSince(instance) === null) return reason;
  return needsHost.includes(action) ? reasons.hostSilent : null;
}

/** The right of a sub-account that each action needs (decisions 126); what is not here needs none. */
const rights: Partial<Record<InstanceAction, SubRight>> = {
  connect: 'run',
  jupyter: 'run',
  note: 'run',
  dueMode: 'run',
  shutDown: 'run',
  restart: 'run',
  rdp: 'run',
  password: 'run',
  screenshot: 'run',
  reinstall: 'run',
  earlyRelease: 'run',
  stopBilling: 'run',
  release: 'run',
  releaseDisk: 'run',
  renew: 'buy',
  upgradeCpu: 'buy',
  upgradeMemory: 'buy',
  addDisk: 'buy',
  bandwidth: 'buy',
  elastic: 'buy',
  cost: 'bill',
};

/**
 * The rights of which an action of this instance needs one; empty where it needs none. What is off is started for nothing, a kept disk by a new
 * rental. What renews itself may be switched off or renewed by another period, and its dialog asks for the right of either.
 */
export function rightsFor(
  action: InstanceAction,
  instance: Pick<Instance, 'Status' | 'InstanceAutorenew'>,
): SubRight[] {
  if (action === 'start') return [instance.Status === diskKept ? 'buy' : 'run'];
  if (action === 'autorenew')
    return isRenewed(instance) ? [autorenewRight(false), autorenewRight(true)] : [autorenewRight(true)];
  const right = rights[action];
  return right === undefined ? [] : [right];
}

/** The one or two that stand in the row; all others are under ⋯. */
export function primaryActions(instance: Pick<Judged, 'Status' | 'Billing'>): readonly InstanceAction[] {
  const goOn = isByUsage(instance) ? 'stopBilling' : 'renew';
  switch (instance.Status) {
    case running:
    case starting:
    case restarting:
      return ['connect', goOn];
    case shutDown:
      return ['start', goOn];
    case restartFailed:
      return ['restart', goOn];
    case diskKept:
      return ['start', 'releaseDisk'];
    case startFailed:
      return ['refund', 'again'];
    case startFailedRefunded:
    case ended:
      return ['again', 'cost'];
  }
}

const everyAction: readonly InstanceAction[] = [
  'connect',
  'jupyter',
  'details',
  'note',
  'renew',
  'dueMode',
  'autorenew',
  'upgradeCpu',
  'upgradeMemory',
  'addDisk',
  'elastic',
  'bandwidth',
  'start',
  'shutDown',
  'restart',
  'rdp',
  'password',
  'screenshot',
  'reinstall',
  'again',
  'cost',
  'ticket',
  'refund',
  'earlyRelease',
  'stopBilling',
  'release',
  'releaseDisk',
];
/** A container grows by one action, a virtual machine by three; only the latter has a switch, a screen and a system of its own. */
const notOf: Readonly<Record<Instance['ContainerType'], readonly InstanceAction[]>> = {
  kvm: ['elastic'],
  docker: ['upgradeCpu', 'upgradeMemory', 'addDisk', 'shutDown', 'password', 'screenshot', 'reinstall'],
};
const isStartable = ({ Status }: Judged): boolean => Status === shutDown || Status === diskKept;
/** Its meter runs. */
const isBilledByUsage = (instance: Judged): boolean => isByUsage(instance) && isInPeriod(instance);
/** What only some have at all: the others have no place for it, not even a blocked one. */
const belongs: Partial<Record<InstanceAction, (instance: Judged) => boolean>> = {
  jupyter: (instance) => instance.CanUsePlugin && isInPeriod(instance),
  start: isStartable,
  shutDown: (instance) => !isStartable(instance),
  rdp: isWindows,
  refund: ({ Status }) => Status === startFailed || Status === startFailedRefunded,
  autorenew: (instance) => !isBilledByUsage(instance),
  earlyRelease: (instance) => instance.EarlyRelease === true && isInPeriod(instance) && !isByUsage(instance),
  stopBilling: isBilledByUsage,
  release: isBilledByUsage,
  releaseDisk: ({ Status }) => Status === diskKept,
};
/** Everything this instance can be asked, also what is not possible now. */
export const offeredActions = (instance: Judged): readonly InstanceAction[] =>
  everyAction.filter(
    (action) => !notOf[instance.ContainerType].includes(action) && (belongs[action]?.(instance) ?? true),
  );

/** What ⋯ holds: all the rest, also what is not possible now (screens A2). */
export const furtherActions = (instance: Judged): readonly InstanceAction[] =>
  offeredActions(instance).filter((action) => !primaryActions(instance).includes(action));
