import type { Ref, SVGAttributes } from 'react';
import { cellLevels, cellPaths, seededNumbers, type CellGrid } from './die-cells';
import { Board, Cells, Chips, Lines, Root } from './DieGlyph.styles';

/** How the memory stands on the board: stacks left and right of the die, or chips on its four sides. */
export type DieMemory = 'hbm' | 'gddr';

export interface DieGlyphProps extends SVGAttributes<SVGSVGElement> {
  /** Model name of the card; it seeds the pattern, so that every model has its own face. */
  name: string;
  memory: DieMemory;
  /** Sold out: the glyph is grey. */
  soldOut?: boolean;
  /** Drawn side in px. */
  size?: number;
  ref?: Ref<SVGSVGElement>;
}

const grids: Record<DieMemory, CellGrid> = {
  gddr: { columns: 4, rows: 4, left: 14.7, top: 14.7, cellWidth: 2.6, cellHeight: 2.6, gap: 1.4 },
  hbm: { columns: 4, rows: 6, left: 14.7, top: 9.7, cellWidth: 2.6, cellHeight: 2.93, gap: 1.4 },
};
const stackTops = [9, 18.2, 27.4];
const stacks = [5, 33].flatMap((x) => stackTops.map((y) => ({ x, y })));
const stackPath = stacks.map(({ x, y }) => `M${x} ${y}h6v7.6h-6z`).join('');
const layerPath = stacks.map(({ x, y }) => `M${x} ${y + 2.6}h6M${x} ${y + 5}h6`).join('');
const rowChips = [8.2, 15.6, 23, 30.4].flatMap((x) => [5.5, 34.5].map((y) => `M${x} ${y}h5.4v4h-5.4z`));
const sideChips = [14, 23].flatMap((y) => [5.5, 34.5].map((x) => `M${x} ${y}h4v6h-4z`));
const chipPath = [...rowChips, ...sideChips].join('');

/** A card's face, 44 px, drawn from its record. Decoration: the model's name stands beside it. */
export function DieGlyph({ name, memory, soldOut = false, size = 44, ...rest }: DieGlyphProps) {
  const grid = grids[memory];
  const paths = cellPaths(seededNumbers(name, grid.columns * grid.rows), grid);

  return (
    <Root
      data-component="DieGlyph"
      data-sold-out={soldOut || undefined}
      viewBox="0 0 44 44"
      width={size}
      height={size}
      aria-hidden
      focusable="false"
      {...rest}
    >
      <Board x="0.5" y="0.5" width="43" height="43" rx="6" />
      <Chips d={memory === 'hbm' ? stackPath : chipPath} />
      {memory === 'hbm' && <Lines d={layerPath} />}
      {cellLevels.map((opacity, level) => (
        <Cells key={opacity} d={paths[level]} style={{ '--level': opacity }} />
      ))}
    </Root>
  );
}
