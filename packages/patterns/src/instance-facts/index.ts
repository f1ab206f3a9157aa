export { endMessages } from './messages';
export { blockedReason, furtherActions, offeredActions, primaryActions, rightsFor } from './actions';
export { useActionReasons, type ActionReasons } from './useActionReasons';
export type { InstanceAction } from './actions';
export {
  atEnd,
  diskSize,
  endOf,
  hostSilentSince,
  hourRate,
  isByUsage,
  isInPeriod,
  isGone,
  isKept,
  isMoving,
  isPoweringOn,
  isRenewed,
  isWindows,
  keptDayPrice,
  keptPriceText,
  paidUntil,
  rdpAddress,
  shortName,
  stateOf,
  titleOf,
  totalCost,
} from './facts';
export { sshCommand } from '@compute-market/contract/rules/ssh-login';
