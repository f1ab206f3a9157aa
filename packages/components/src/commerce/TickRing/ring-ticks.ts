const perSide = 15;
const edge = 2;
const corner = 27.5;
const length = 8;

export const tickCount = perSide * 4;

/** Paths of the 60 ticks of a square ring, clockwise from the top left. */
export function ringTicks(size: number): string[] {
  const step = (size - 2 * corner) / (perSide - 1);
  const along = Array.from({ length: perSide }, (_, index) => Math.round((corner + index * step) * 10) / 10);
  const back = [...along].reverse();
  const far = size - edge;
  return [
    ...along.map((x) => `M${x} ${edge}v${length}`),
    ...along.map((y) => `M${far} ${y}h${-length}`),
    ...back.map((x) => `M${x} ${far}v${-length}`),
    ...back.map((y) => `M${edge} ${y}h${length}`),
  ];
}
