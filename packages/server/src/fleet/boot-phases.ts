/** The steps of a boot that a customer sees, each with its share of the whole time. */
const bootPhases = [
  { name: '排队', share: 10 },
  { name: '分配资源', share: 20 },
  { name: '挂载磁盘', share: 25 },
  { name: '启动系统', share: 30 },
  { name: '网络就绪', share: 15 },
] as const;

/** The phase of a boot that lasts `durationMs` and began `elapsedMs` ago; null once it is over. */
export function bootPhaseAt(elapsedMs: number, durationMs: number): string | null {
  if (elapsedMs >= durationMs) return null;
  const percent = (Math.max(0, elapsedMs) / durationMs) * 100;
  let end = 0;
  for (const phase of bootPhases) {
    end += phase.share;
    if (percent < end) return phase.name;
  }
  return null;
}
