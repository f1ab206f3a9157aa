import { cellPaths, seededNumbers } from '../DieGlyph/die-cells';

const columns = 8;
const rows = 6;
/* A pixel of rounding stroke belongs to every cell: 8.9 × 11.3 as drawn. */
const quarter = { columns, rows, cellWidth: 7.9, cellHeight: 10.3, gap: 3.05 };

/** Opacities of the levels: paler than the glyph's, the drawing is large. */
export const fieldLevels = [0.08, 0.2, 0.34, 0.48, 0.68] as const;

/* The die is four quarters with a cross of wiring between them. */
const quarters = [
  { left: 150.6, top: 50.6 },
  { left: 240.2, top: 50.6 },
  { left: 150.6, top: 132.3 },
  { left: 240.2, top: 132.3 },
];

const wave = (seeds: readonly number[], x: number, y: number) => {
  const [a = 0, b = 0, c = 0, d = 0] = seeds;
  const along = Math.sin(x * (1.2 + a) * 0.42 + b * 6) + Math.cos(y * (1.1 + c) * 0.5 + d * 6);
  return along / 4 + 0.42;
};

/** Activity of the die: patches that run over the cells, one picture a name. One path per opacity level. */
export function dieField(name: string): string[] {
  const seeds = seededNumbers(name, 4);
  const grain = seededNumbers(`${name} grain`, columns * rows * quarters.length);
  const perQuarter = quarters.map((origin, index) => {
    const values = Array.from({ length: columns * rows }, (_, cell) => {
      const x = (cell % columns) + (index % 2) * columns;
      const y = Math.floor(cell / columns) + (index > 1 ? rows : 0);
      const value = wave(seeds, x, y) + ((grain[index * columns * rows + cell] ?? 0.5) - 0.5) * 0.34;
      return Math.min(0.999, Math.max(0, value));
    });
    return cellPaths(values, { ...quarter, ...origin });
  });
  return (perQuarter[0] ?? []).map((_, level) => perQuarter.map((paths) => paths[level]).join(''));
}

const stacks = [86, 344].flatMap((x) => [50, 106, 162].map((y) => ({ x, y })));
export const stackPath = stacks.map(({ x, y }) => `M${x} ${y}h50v48h-50z`).join('');
export const layerPath = stacks
  .map(({ x, y }) => [6, 12, 18, 24, 30, 36, 42].map((down) => `M${x + 4} ${y + down}h42`).join(''))
  .join('');
export const pinPath = Array.from({ length: 34 }, (_, index) => `M${(82 + index * 9.6).toFixed(1)} 34v-5m0 201v5`).join(
  '',
);
export const dimensionPath =
  'M146 14v8M334 14v8M146 18h60M274 18h60M432 50h8M432 214h8M436 50v70M436 144v70M40 50h8M40 214h8M44 50v70M44 144v70M70 246v8M410 246v8M70 250h112M298 250h112';
