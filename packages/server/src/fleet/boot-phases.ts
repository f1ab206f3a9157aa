import { startPhases } from '@compute-market/contract/rules/start-phases';

/** How much of the whole time each phase takes, percent. */
const shares: Readonly<Record<(typeof startPhases)[number], number>> = {
  排队: 10,
  分配资源: 20,
  挂载磁盘: 25,
  启动系统: 30,
  网络就绪: 15,
};

/** The phase of a boot that lasts `durationMs` and began `elapsedMs` ago; null once it is over. */
export function bootPhaseAt(elapsedMs: number, durationMs: number): string | null {
  if (elapsedMs >= durationMs) return null;
  const percent = (Math.max(0, elapsedMs) / durationMs) * 100;
  let end = 0;
  for (const phase of startPhases) {
    end += shares[phase];
    if (percent < end) return phase;
  }
  return null;
}
