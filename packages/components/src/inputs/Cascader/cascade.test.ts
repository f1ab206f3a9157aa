import { expect, test } from 'vitest';
import { columnsOf, leavesOf, samePath, trailOf, type CascaderOption } from './cascade';

const regions: readonly CascaderOption[] = [
  {
    value: 'north',
    label: '华北',
    children: [
      { value: 'a', label: '一区' },
      { value: 'b', label: '二区', disabled: true },
    ],
  },
  { value: 'west', label: '西部', disabled: true, children: [{ value: 'a', label: '一区' }] },
  { value: 'sea', label: '海外', children: [] },
];

test('a path is followed as far as it exists', () => {
  expect(trailOf(regions, ['north', 'b']).map(({ label }) => label)).toEqual(['华北', '二区']);
  expect(trailOf(regions, ['north', 'z', 'a']).map(({ label }) => label)).toEqual(['华北']);
  expect(trailOf(regions, [])).toEqual([]);
});

test('each group in the path opens a column, a disabled one none', () => {
  expect(columnsOf(regions, ['north'])).toHaveLength(2);
  expect(columnsOf(regions, ['north', 'a'])).toHaveLength(2);
  expect(columnsOf(regions, ['west'])).toHaveLength(1);
  expect(columnsOf(regions, [])).toEqual([regions]);
});

test('what can be chosen is what is not divided, and a group disables what is in it', () => {
  expect(leavesOf(regions).map(({ path, disabled }) => [path.join('/'), disabled])).toEqual([
    ['north/a', false],
    ['north/b', true],
    ['west/a', true],
    ['sea', false],
  ]);
});

test('paths are compared whole', () => {
  expect(samePath(['north', 'a'], ['north', 'a'])).toBe(true);
  expect(samePath(['north'], ['north', 'a'])).toBe(false);
});
