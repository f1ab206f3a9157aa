/** One piece of the ring, as the path of an SVG of 100 by 100; its outer radius is 50. */
export interface DonutArc {
  key: string;
  look: number;
  d: string;
}

export interface DonutValue {
  key: string;
  value: number;
}

const inner = 33;
const outer = 50;
const round = (value: number) => Math.round(value * 1000) / 1000;
const point = (radius: number, part: number) =>
  `${round(50 + radius * Math.sin(part * 2 * Math.PI))} ${round(50 - radius * Math.cos(part * 2 * Math.PI))}`;

function piece(from: number, to: number) {
  const large = to - from > 0.5 ? 1 : 0;
  return `M${point(outer, from)}A${outer} ${outer} 0 ${large} 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 ${large} 0 ${point(inner, from)}Z`;
}

/** Part of the whole, 0 to 1. What is negative has none: a ring cannot show less than nothing; nor has any where one value is unknown. */
export function shareOf(value: number, values: readonly DonutValue[]): number | undefined {
  const whole = values.reduce((sum, each) => sum + Math.max(0, each.value), 0);
  return whole === 0 || Number.isNaN(whole) || value < 0 ? undefined : value / whole;
}

/** Pieces clockwise from the top, in the order given. A single one is drawn as two halves: an arc cannot end where it begins. */
export function donutArcs(values: readonly DonutValue[]): DonutArc[] {
  let from = 0;
  return values.flatMap(({ key, value }, index) => {
    const share = shareOf(value, values) ?? 0;
    if (share === 0) return [];
    const to = Math.min(1, from + share);
    const d = share > 0.999 ? `${piece(0, 0.5)}${piece(0.5, 1)}` : piece(from, to);
    from = to;
    return [{ key, look: (index % 5) + 1, d }];
  });
}
