import type { pullingStartPhases, startPhases } from '@compute-market/contract/rules/start-phases';

type Shares<Phase extends string> = Readonly<Record<Phase, number>>;

/** How much of the whole time each phase takes, percent, in their order. */
const shares: Shares<(typeof startPhases)[number]> = {
  排队: 10,
  分配资源: 20,
  挂载磁盘: 25,
  启动系统: 30,
  网络就绪: 15,
};
const pullingShares: Shares<(typeof pullingStartPhases)[number]> = {
  排队: 5,
  分配资源: 10,
  拉取镜像: 45,
  挂载磁盘: 10,
  启动系统: 20,
  网络就绪: 10,
};

/** The phase of a boot that lasts `durationMs` and began `elapsedMs` ago, with the pull of an image or without; null once it is over. */
export function bootPhaseAt(elapsedMs: number, durationMs: number, pulls = false): string | null {
  if (elapsedMs >= durationMs) return null;
  const percent = (Math.max(0, elapsedMs) / durationMs) * 100;
  let end = 0;
  for (const [phase, share] of Object.entries(pulls ? pullingShares : shares)) {
    end += share;
    if (percent < end) return phase;
  }
  return null;
}
