import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { cellPaths, seededNumbers } from './die-cells';
import { DieGlyph } from './DieGlyph';

describeConformance('DieGlyph', <DieGlyph name="RTX 4090" memory="gddr" />, { tag: 'svg' });

const cells = (paths: string[]) => paths.join('').split('M').length - 1;
const grid = { columns: 4, rows: 4, left: 0, top: 0, cellWidth: 2, cellHeight: 2, gap: 1 };

test('the same name always has the same pattern, another name another one', () => {
  expect(seededNumbers('H20', 24)).toEqual(seededNumbers('H20', 24));
  expect(seededNumbers('H20', 24)).not.toEqual(seededNumbers('H200', 24));
});

test('every cell is drawn once, whatever its value', () => {
  expect(
    cells(cellPaths([0, 0.2, 0.5, 0.99, 1, 0.7, 0.1, 0.4, 0.9, 0.3, 0.6, 0.8, 0.05, 0.45, 0.95, 0.65], grid)),
  ).toBe(16);
});

test('is decoration: the name beside it is what is read', () => {
  const { container } = render(<DieGlyph name="RTX 4090" memory="gddr" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('says that the card is sold out to its style', () => {
  const { container } = render(<DieGlyph name="H800 SXM5" memory="hbm" soldOut />);
  expect(container.querySelector('svg')).toHaveAttribute('data-sold-out');
});
