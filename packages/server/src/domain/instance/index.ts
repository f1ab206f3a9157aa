import type { Implementation } from '../../http/handler';
import type { JobKind } from '../../jobs/job';
import { boot, destroy, restart } from './boot';
import { buyCalls } from './buy';
import { connect } from './connect';
import { costCalls } from './cost-calls';
import { due } from './due';
import { keepDiskJobKind } from './keep-disk';
import { listInstances } from './list-instances';
import { operateCalls } from './operate';
import { refundJobKind } from './refund-failed-start';

/** Rentals of virtual machines and containers. Screens B5, B8, E5. */
export const implementations: Implementation[] = [...buyCalls, listInstances, ...operateCalls, connect, ...costCalls];

export const jobKinds: JobKind[] = [boot, restart, destroy, refundJobKind, due, keepDiskJobKind];
