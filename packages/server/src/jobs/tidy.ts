import { dayMs, hourMs } from '@compute-market/contract/rules/time-units';
import { lt } from 'drizzle-orm';
import { job } from '../db/schema/job';
import { defineJob } from './job';

const keepDoneMs = 30 * dayMs;

/** Every hour removes jobs that were done a month ago. Those that were given up stay until someone has decided about them. */
const tidyJobs = defineJob(
  'job.tidy',
  async (tx, _payload, { clock }) => {
    const now = clock.now().getTime();
    await tx.delete(job).where(lt(job.doneAt, new Date(now - keepDoneMs)));
    return { again: new Date(now + hourMs) };
  },
  { lane: 'upkeep', standing: true },
);

export const jobKinds = [tidyJobs];
