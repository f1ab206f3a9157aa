import type { JobKind } from '../../jobs/job';
import { creditOutages } from './credit';
import { tidyOnlineDays, watchOnline } from './online-days';
import { compareMachines } from './orphans';
import { watchHosts } from './watch';

/** The hosts on which rentals lie: which of them answer, and what is given back where one did not and what has lost its other half (decisions 109–111), and how often each did (decisions 129). */
export const jobKinds: JobKind[] = [watchHosts, creditOutages, compareMachines, watchOnline, tidyOnlineDays];
