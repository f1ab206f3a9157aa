import { dayMs, hourMs } from '@compute-market/contract/rules/time-units';
import { lt } from 'drizzle-orm';
import { job } from '../db/schema/job';
import { ago, defineTidy } from './retention';

const keepDoneMs = 30 * dayMs;

/** Every hour removes jobs that were done a month ago. Those that were given up stay until someone has decided about them. */
const tidyJobs = defineTidy('job.tidy', hourMs, [
  { table: job, isOver: (now) => lt(job.doneAt, ago(now, keepDoneMs)) },
]);

export const jobKinds = [tidyJobs];
