import { expect, test } from 'vitest';
import { offers, priceInfo } from './fixtures';
import { market } from '../instance/CreateInstanceScreen/fixtures';
import { formatUnitPrice } from '@compute-market/contract/rules/money';
import { listingsOf, listingsWithoutStock } from './listings';
import { monthPrice, offeredPrice, priceTerms } from './prices';

const terms = priceTerms(priceInfo(0), 'hour');

const find = (gpuType: string, district = '') =>
  listingsOf(offers, district).find((listing) => listing.gpuType === gpuType);

test('a model that stands in several machine rooms is listed once, with all its cards', () => {
  expect(listingsOf(offers).filter(({ gpuType }) => gpuType === 'RTX 4090')).toHaveLength(1);
  expect(find('RTX 4090')).toMatchObject({ free: 126, total: 160 });
});

test('the room with most free cards is named first', () => {
  expect(find('RTX 4090')?.rooms.map(({ district }) => district)).toEqual([
    '华北二区',
    '华东一区',
    '西南一区',
    '华南一区',
  ]);
});

test('a district narrows a model to that room', () => {
  expect(find('RTX 4090', '华南一区')).toMatchObject({ free: 0, total: 8 });
  expect(find('RTX 5090', '华南一区')).toBeUndefined();
});

test('a card count says why it cannot be rented', () => {
  const obstacles = (gpuType: string) => find(gpuType)?.counts.map(({ obstacle }) => obstacle);
  expect(obstacles('RTX 4090')).toEqual([null, null, null, null]);
  expect(obstacles('RTX 5090')).toEqual([null, null, null, 'few']);
  expect(obstacles('RTX 3090')).toEqual([null, null, null, 'scattered']);
  expect(obstacles('H800 SXM5')).toEqual(['soldOut', 'soldOut', 'soldOut', 'soldOut']);
});

test('a market whose stock could not be read still shows its cards', () => {
  const listing = listingsWithoutStock(market.selector).find(({ gpuType }) => gpuType === 'RTX 4090');
  expect(listing).toMatchObject({ free: undefined, memory: 24, cpuPerGpu: 16, memoryPerGpu: 48, hourPrice: 21_900 });
  expect(listing?.counts.every(({ obstacle }) => obstacle === null)).toBe(true);
});

test('a back end that does not tell which counts can be rented lets what is free be tried', () => {
  const [first] = offers;
  if (!first) throw new Error('the fixtures have offers');
  const [listing] = listingsOf([{ ...first, ValidCardsRentable: {}, FreeNum: 3, MaxGpuNum: 8 }]);
  expect(listing?.counts.map(({ obstacle }) => obstacle)).toEqual([null, null, 'few', 'few']);
});

test('a card whose price and stock are not told has neither, and may be asked for', () => {
  const [told] = offers.filter(({ GpuType }) => GpuType === 'RTX 4090');
  if (told === undefined) throw new Error('there is no RTX 4090');
  const untold = { ...told, HourPrice: Number.NaN, FreeNum: Number.NaN, TotalNum: Number.NaN, ValidCardsRentable: {} };
  const [listing] = listingsOf([untold]);
  if (listing === undefined) throw new Error('the card is not listed');
  expect(listing).toMatchObject({ free: undefined, total: undefined, rooms: [{ free: undefined }] });
  expect(listing.counts.find(({ count }) => count === 1)?.obstacle).toBeNull();
  expect(offeredPrice(listing, terms)).toBeUndefined();
  expect(formatUnitPrice(monthPrice(listing.hourPrice, terms))).toBe('—');
});
