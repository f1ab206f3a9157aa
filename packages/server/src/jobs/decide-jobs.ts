import { StartupError } from '../config';
import type { Tx } from '../db/database';
import { dropUnknown, findUnknown, giveUpForGood, runAgain } from './given-up';

/** The number of a job, all that were given up, or all of kinds that this program does not know. */
type JobTarget = number | 'all' | 'unknown';

/** Ends jobs without running them. Answers how many. */
export async function dropJobs(tx: Tx, target: JobTarget, now: Date): Promise<number> {
  const isUnknown = target === 'unknown';
  const ended = isUnknown ? 0 : await giveUpForGood(tx, target, now);
  return target === 'all' ? ended : ended + (await dropUnknown(tx, isUnknown ? 'all' : target, now));
}

const isLeft = async (tx: Tx, id: number): Promise<boolean> => (await findUnknown(tx)).some((job) => job.id === id);

/** Has jobs that were given up run again. Answers how many; throws a StartupError for those of an unknown kind, which nobody here can run. */
export async function retryJobs(tx: Tx, target: JobTarget, now: Date): Promise<number> {
  if (target === 'unknown' || (target !== 'all' && (await isLeft(tx, target))))
    throw new StartupError(
      '当前版本不认识的任务无法重新执行：它们等待认识它们的版本，升级后自动执行；确定不再升级时，用 npm run jobs -- drop <编号|unknown> 结束。',
    );
  return runAgain(tx, target, now);
}
