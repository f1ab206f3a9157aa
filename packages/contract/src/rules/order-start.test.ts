import { expect, test } from 'vitest';
import type { Price } from '../entities/price';
import { askToAdd, sizeTold, startOfGrowth, startOfRenewal } from './order-start';
import { daySeconds } from './time-units';

const end = 1_800_000_000;
const told = (quote: Partial<Price>) => ({ PayPrice: 20, DueTimeAfter: null, LimitAfter: null, ...quote }) as Price;

test('a renewal counts from the end that its period is added to, whatever the period', () => {
  const starts = [1, 3, 30].map((days) =>
    startOfRenewal(told({ DueTimeAfter: end + days * daySeconds }), days * daySeconds),
  );
  expect(starts.map((start) => start?.at)).toEqual([end, end, end]);
});

test('an order for more counts from the size that it is added to, however much is added', () => {
  const starts = [4, 6].map((cores) => startOfGrowth(told({ SizeAfter: 20 + cores }), 'cpu', cores));
  const start = { of: 'cpu', at: 20, told: askToAdd(sizeTold.cpu(20)) };
  expect(starts).toEqual([start, start]);
});

test('where a quote tells no end or size, or is of a server that does not take it, nobody knows where it counts from', () => {
  for (const quote of [{}, { DueTimeAfter: 0 }, { DueTimeAfter: end, LimitAfter: undefined }])
    expect(startOfRenewal(told(quote), daySeconds)).toBeNull();
  for (const quote of [{}, { SizeAfter: 0 }]) expect(startOfGrowth(told(quote), 'disk', 10)).toBeNull();
});
