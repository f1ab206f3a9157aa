import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { DieDrawing } from './DieDrawing';
import { dieField } from './die-shape';

const element = (
  <DieDrawing name="H20" bandwidth="4.0 TB/s" memorySize="96 GB" memoryType="HBM3" link="NVLink 900 GB/s" />
);
describeConformance('DieDrawing', element, { tag: 'svg' });

test('the labels on its lines are the facts it is given, and its name says them', () => {
  render(element);
  expect(screen.getByRole('img')).toHaveAccessibleName('H20 示意图：96 GB，HBM3，4.0 TB/s，NVLink 900 GB/s');
  for (const fact of ['4.0 TB/s', '96 GB', 'HBM3', 'NVLink 900 GB/s'])
    expect(screen.getByText(fact)).toBeInTheDocument();
});

test('a fact that is not known leaves no trace in the name', () => {
  render(<DieDrawing name="L4" bandwidth="" memorySize="24 GB" memoryType="" link="单机最多 8 卡" />);
  expect(screen.getByRole('img')).toHaveAccessibleName('L4 示意图：24 GB，单机最多 8 卡');
});

test('draws 16 × 12 cells, the same for the same card', () => {
  expect(dieField('H20').join('').split('M').length - 1).toBe(192);
  expect(dieField('H20')).toEqual(dieField('H20'));
  expect(dieField('H20')).not.toEqual(dieField('V100'));
});
