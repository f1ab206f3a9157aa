import type { StartOption } from '@compute-market/contract/entities/instance';
import { expect, test } from 'vitest';
import { fewerCards } from './start-options';

const options = (...counts: number[]): StartOption[] =>
  counts.map((Gpu_num) => ({
    Gpu_type: 'RTX 4090',
    Gpu_num,
    GpuMem: 24,
    CpuNum: 16 * Gpu_num,
    Memory: 48 * Gpu_num,
    SpecName: `标准型 4090.${Gpu_num}c`,
    HourPrice: 2.19 * Gpu_num,
    num: 1,
  }));

test.each([
  [[1, 2, 4], 4, null],
  [[1, 2], 4, 2],
  [[1], 4, 1],
  [[2, 4], 1, null],
  [[], 4, null],
])('with %j free, %i cards leave %j to start with', (free, wanted, fewer) => {
  expect(fewerCards(options(...free), { Gpu_num: wanted })?.Gpu_num ?? null).toBe(fewer);
});

test('of two sizes with as many cards the cheaper one is offered', () => {
  const [small] = options(2);
  if (small === undefined) throw new Error('no option');
  expect(fewerCards([{ ...small, SpecName: '内存型', HourPrice: 9 }, small], { Gpu_num: 4 })).toBe(small);
});
