import { formatTime } from '@compute-market/contract/rules/time';
import { hourMs } from '@compute-market/contract/rules/time-units';
import type { Tx } from '../../db/database';
import { enqueue } from '../../jobs/job';
import { wireTime } from '../../platform/wire';
import { keepDiskJob, keepDiskKey } from './job-names';
import { endMachine } from './machine-end';
import { releaseHeld } from './release';
import type { InstanceRow } from './state';

/** What follows once a rental has just been moved to its kept disk: its cards go back, its machine ends but for the disk, which is charged by the hour from `dueAt` or waits for nothing. */
export async function beginKeeping(tx: Tx, kept: InstanceRow, now: Date): Promise<void> {
  await releaseHeld(tx, kept, { disk: false });
  await endMachine(tx, kept, { keptAs: kept.name, now });
  await enqueue(tx, {
    kind: keepDiskJob,
    payload: { instanceId: kept.id },
    runAt: new Date(kept.dueAt.getTime() + hourMs),
    key: keepDiskKey(kept.name),
  });
}

/** What happens to a disk that is kept until then, a Chinese clause. */
export const keptWords = (until: Date): string =>
  `磁盘保留至 ${formatTime(wireTime(until))}，期间按小时收取保留费，可随时从该磁盘启动实例`;

/** What happens to a disk whose release comes too late, a Chinese clause. */
export const waitingWords = (until: Date): string =>
  `因平台处理延迟，磁盘免费保留至 ${formatTime(wireTime(until))}，之后释放且数据无法恢复，在此之前可从该磁盘启动实例`;
