import type { Implementation } from '../../http/handler';
import type { JobKind } from '../../jobs/job';
import { autorenewJobKind, switchAutorenew } from './autorenew';
import { bareMetalCosts } from './bare-metal-costs';
import { boot, destroy, restart } from './boot';
import { buyCalls } from './buy';
import { connect } from './connect';
import { costCalls } from './cost-calls';
import { due } from './due';
import { expenseSummaryCall } from './expense-summary';
import { keepDiskJobKind } from './keep-disk';
import { listInstances } from './list-instances';
import { operateCalls } from './operate';
import { refundJobKind } from './refund-failed-start';
import { renewCalls } from './renew-calls';
import { runwayCall } from './runway';

/** Rentals of virtual machines and containers. Screens B5, B8, E5. */
export const implementations: Implementation[] = [...buyCalls, ...renewCalls, switchAutorenew, listInstances, ...operateCalls, connect, ...costCalls, bareMetalCosts, expenseSummaryCall, runwayCall];

export const jobKinds: JobKind[] = [boot, restart, destroy, refundJobKind, autorenewJobKind, due, keepDiskJobKind];
