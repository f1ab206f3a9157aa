import { routes } from '@compute-market/contract/routes';
import { unit } from '@compute-market/contract/rules/money';
import { expect, test } from 'vitest';
import { storeQuery, orderedRange, viewedBy, type StoreQuery } from './store-query';

const full: StoreQuery = {
  type: 'docker',
  period: 'month',
  gpuTypes: ['RTX 4090', 'H20'],
  memory: 24,
  cards: 2,
  district: '华东一区',
  image: 'pytorch-2.5',
  lowest: unit(10_000),
  highest: unit(55_000),
  inStock: true,
  sort: 'value',
  by: 'host',
  online: 99.9,
  disk: 1000,
  uplink: 25,
  cuda: '12.4',
  early: true,
  usage: true,
  hostSort: 'online',
  compared: ['H20', 'L40S'],
  couponId: '7',
};
const read = (address: string) => storeQuery.read(new URL(address, 'https://example.cn').searchParams);

test('a market somebody narrowed reads the same from its own address', () =>
  expect(read(routes.store.to(storeQuery.parameters(full)))).toEqual(full));
test('what an address says wrongly counts as not said', () => {
  expect(
    read('/store?type=tape&period=year&vram=17&cards=3&min=cheap&max=-4&cuda=newest&sort=magic&stock=yes'),
  ).toEqual(storeQuery.blank);
});

test('no more than four models stand side by side, each once', () => {
  expect(read('/store?compare=A,B,A,C,D,E').compared).toEqual(['A', 'B', 'C', 'D']);
});

test('clearing the filters keeps type, period, order, comparison and the coupon on the way', () => {
  expect(storeQuery.clear(full)).toEqual({
    ...storeQuery.blank,
    type: 'docker',
    period: 'month',
    sort: 'value',
    by: 'host',
    hostSort: 'online',
    compared: ['H20', 'L40S'],
    couponId: '7',
  });
});

test('a price range is one filter, so are all chosen models', () => expect(storeQuery.filterCount(full)).toBe(13));
test('a range typed backwards is turned round', () =>
  expect(orderedRange(unit(5), unit(2))).toEqual({ lowest: 2, highest: 5 }));

test('the other view keeps what both can be narrowed by, and leaves the rest behind', () => {
  const models = viewedBy(full, 'model');
  expect(storeQuery.filterCount(models)).toBe(7);
  expect(models).toMatchObject({ by: 'model', gpuTypes: full.gpuTypes, district: full.district });
  expect(viewedBy(models, 'host')).toMatchObject({ by: 'host', compared: [], district: full.district });
});
