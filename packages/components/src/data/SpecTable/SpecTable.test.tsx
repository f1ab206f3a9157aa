import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { SpecTable } from './SpecTable';

const columns = [
  { key: 'a', name: 'RTX 4090' },
  { key: 'b', name: 'A100' },
];
const rows = [
  { key: 'memory', label: '显存', values: { a: '24GB', b: '80GB' } },
  { key: 'room', label: '机房', values: { a: '华东一区', b: '华东一区' } },
  { key: 'stock', label: '库存', values: { a: '46 卡' } },
];
describeConformance('SpecTable', <SpecTable caption="显卡对比" columns={columns} rows={rows} />, { tag: 'div' });

test('every value has a head on both sides, and what is not known is a dash', () => {
  render(<SpecTable caption="显卡对比" columns={columns} rows={rows} />);
  expect(screen.getByRole('columnheader', { name: 'A100' })).toBeVisible();
  expect(screen.getByRole('row', { name: '库存 46 卡 未知' })).toBeVisible();
});

test('rows that differ are marked in words', () => {
  render(<SpecTable caption="显卡对比" columns={columns} rows={rows} markDifferences />);
  expect(screen.getByRole('rowheader', { name: '显存 有差异' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: '机房' })).toBeVisible();
});
