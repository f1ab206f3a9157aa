export { blockedReason, furtherActions, offeredActions, primaryActions } from './actions';
export type { InstanceAction } from './actions';
export {
  diskSize,
  endOf,
  hourRate,
  isInPeriod,
  isKept,
  isMoving,
  isPoweringOn,
  isWindows,
  keptDayPrice,
  rdpAddress,
  shortName,
  sshCommand,
  stateOf,
  titleOf,
  totalCost,
} from './facts';
