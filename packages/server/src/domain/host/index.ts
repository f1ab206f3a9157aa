import type { JobKind } from '../../jobs/job';
import { creditOutages } from './credit';
import { watchHosts } from './watch';

/** The hosts on which rentals lie: which of them answer, and what is given back where one did not (decisions 109, 110). */
export const jobKinds: JobKind[] = [watchHosts, creditOutages];
