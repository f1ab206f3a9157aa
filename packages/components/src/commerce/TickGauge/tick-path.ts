export interface TickShape {
  height: number;
  majorEvery: number | undefined;
  majorHeight: number;
  thickness: number;
}

/** One path for the graduations `from`…`to` (exclusive), one unit apart. Round line ends add half a thickness above and below. */
export function tickPath(from: number, to: number, { height, majorEvery, majorHeight, thickness }: TickShape): string {
  const half = thickness / 2;
  const bottom = majorEvery === undefined ? height : majorHeight;
  let path = '';
  for (let index = from; index < to; index += 1) {
    const major = majorEvery !== undefined && index % majorEvery === 0;
    path += `M${index} ${bottom - (major ? majorHeight : height) + half}V${bottom - half}`;
  }
  return path;
}
