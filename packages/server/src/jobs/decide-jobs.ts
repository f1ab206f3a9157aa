import { StartupError } from '../config';
import type { Tx } from '../db/database';
import { countGivenUpUnknown, dropUnknown, giveUpForGood, isOfUnknownKind, runAgain } from './given-up';

/** The number of a job, all that were given up, or all of kinds that this program does not know. */
type JobTarget = number | 'all' | 'unknown';

/** What came of a decision. */
interface Decided {
  readonly count: number;
  /** What was left as it is, because only another release can run it. */
  readonly unknown: number;
}

/** Throws a StartupError where a number named none: it was mistyped, or somebody else decided meanwhile. */
function requireFound(target: JobTarget, count: number): void {
  if (typeof target === 'number' && count === 0)
    throw new StartupError(`没有编号为 ${target} 的已放弃任务，没有改动。请用 npm run jobs 查看编号。`);
}

/** Ends jobs without running them. Throws a StartupError for a number that none of them has. */
export async function dropJobs(tx: Tx, target: JobTarget, now: Date): Promise<Decided> {
  const isUnknown = target === 'unknown';
  const ended = isUnknown ? 0 : await giveUpForGood(tx, target, now);
  const dropped = target === 'all' ? 0 : await dropUnknown(tx, isUnknown ? 'all' : target, now);
  const count = ended + dropped;
  requireFound(target, count);
  return { count, unknown: 0 };
}

/** Has jobs that were given up run again. Throws a StartupError for a number that none of them has, and for an unknown kind, which nobody here can run. */
export async function retryJobs(tx: Tx, target: JobTarget, now: Date): Promise<Decided> {
  if (target === 'unknown' || (target !== 'all' && (await isOfUnknownKind(tx, target))))
    throw new StartupError(
      '当前版本不认识的任务无法重新执行：升级到认识它们的版本后，等待中的自动执行，已放弃的再用 retry 重新执行；确定不再升级时，用 npm run jobs -- drop <编号|unknown> 结束。',
    );
  const count = await runAgain(tx, target, now);
  requireFound(target, count);
  return { count, unknown: target === 'all' ? await countGivenUpUnknown(tx) : 0 };
}
