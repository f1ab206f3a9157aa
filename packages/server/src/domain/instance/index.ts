import { reinstallKvm, restartKvm, startFromShutdown } from '@compute-market/contract/calls/instance';
import type { CallDefinition } from '@compute-market/contract/define-call';
import { needsMachines, ordersNeedMachines } from '../../fleet/needs-machines';
import type { Implementation } from '../../http/handler';
import type { JobKind } from '../../jobs/job';
import { autorenewJobKind, switchAutorenew } from './autorenew';
import { boot, destroy, restart } from './boot';
import { buyCalls } from './buy';
import { connect } from './connect';
import { costCalls } from './cost-calls';
import { due } from './due';
import { earlyReleaseCalls } from './early-release-calls';
import { remindOfEnds } from './end-reminders';
import { eventList, tidyEvents } from './event-list';
import { expenseGroupsCall } from './expense-groups';
import { expenseSummaryCall } from './expense-summary';
import { keepDiskJobKind } from './keep-disk';
import { failLateRestarts } from './late-restarts';
import { listInstances } from './list-instances';
import { watchMachines } from './watch-machines';
import { accessCalls } from './machine-access';
import { machineKeyCalls, sshKeysJobKind } from './machine-keys';
import { operateCalls } from './operate';
import { powerCalls, powerOff, powerOn } from './power';
import { refundJobKind } from './refund-failed-start';
import { reinstallCalls } from './reinstall';
import { reinstallJobKind } from './reinstall-job';
import { renewCalls } from './renew-calls';
import { keptDiskCalls } from './run-from-kept';
import { resizeJobKind } from './resize';
import { runwayCall } from './runway';
import { portCheck } from './check-ports';
import { portJobKind } from './port-job';
import { openedPortCalls } from './opened-ports';
import { snapshotJobKind } from './snapshot-job';
import { snapshotRestoreJobKind } from './snapshot-restore';
import { snapshotCalls } from './snapshots';
import { startOptions } from './start-options';
import { startWishJobKind, wishToStart } from './start-wish';
import { stopPlanCalls } from './stop-plan';
import { stopPlanJobKind } from './stop-plan-job';
import { upgradeCalls } from './upgrade-calls';
import { portLinkCall, tidyPortLinks } from './port-link';
import { screenTicketCall, terminalTicketCall, tidyTerminals } from './terminal-ticket';
import { tidyEnvironment } from './tidy-environment';

/** What sets a machine going without an order. */
const setsGoing: ReadonlySet<CallDefinition> = new Set([startFromShutdown, restartKvm, reinstallKvm]);
const startsNeedMachines = (implementations: readonly Implementation[]): Implementation[] =>
  implementations.map((one) => (setsGoing.has(one.call) ? needsMachines(one) : one));

/** Rentals of virtual machines and containers (screens B5, B8). */
export const implementations: Implementation[] = [
  ...ordersNeedMachines([...buyCalls, ...renewCalls, ...upgradeCalls, ...keptDiskCalls]),
  ...startsNeedMachines([...operateCalls, ...powerCalls, ...reinstallCalls]),
  switchAutorenew,
  ...earlyReleaseCalls,
  listInstances,
  startOptions,
  wishToStart,
  portCheck,
  ...openedPortCalls,
  ...snapshotCalls,
  ...accessCalls,
  connect,
  ...costCalls,
  expenseGroupsCall,
  expenseSummaryCall,
  runwayCall,
  ...machineKeyCalls,
  eventList,
  screenTicketCall,
  terminalTicketCall,
  portLinkCall,
  ...stopPlanCalls,
];

export const jobKinds: JobKind[] = [
  boot,
  restart,
  failLateRestarts,
  powerOff,
  powerOn,
  watchMachines,
  reinstallJobKind,
  destroy,
  refundJobKind,
  autorenewJobKind,
  due,
  remindOfEnds,
  keepDiskJobKind,
  startWishJobKind,
  stopPlanJobKind,
  resizeJobKind,
  sshKeysJobKind,
  portJobKind,
  snapshotJobKind,
  snapshotRestoreJobKind,
  tidyEvents,
  tidyTerminals,
  tidyPortLinks,
  tidyEnvironment,
];
