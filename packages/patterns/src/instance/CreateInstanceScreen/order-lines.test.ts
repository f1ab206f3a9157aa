import { expect, test } from 'vitest';
import { choicesOf } from './choices';
import { filledForm, market, quote } from './fixtures';
import { bandwidthPrice, cheaperThan, daysAfter, diskPrice, keptDiskDay, savedBy } from './order-lines';

const cheaper = (change: Partial<typeof filledForm>) => {
  const form = { ...filledForm, ...change };
  return cheaperThan(market, choicesOf(market, form), form);
};

test('50 GB above the free part cost 0.03 yuan an hour', () => expect(diskPrice(market, 50)).toBe(300));
test('18 Mbps above the free part cost 0.18 yuan an hour', () => expect(bandwidthPrice(market, 50)).toBe(1800));
test('bandwidth within the free part costs nothing', () => expect(bandwidthPrice(market, 20)).toBe(0));
test('a kept disk carries the member discount: 300 GB cost a silver member 0.41 yuan a day', () => expect(keptDiskDay(market, 300)).toBe(41));
test('23 hours are hardly cheaper than a day', () => expect(cheaper({ unit: 'hour', pack_time: 23 })).toMatchObject({ kind: 'addsHours', period: { unit: 'day', count: 1 }, moreHours: 1 }));
test('three days are no reason to rent a month', () => expect(cheaper({})).toBeNull());
test('what was saved is the way from the original price to the payable', () => expect(savedBy(quote)).toBe(2633));
test('the balance after paying is told as days of the same machine', () => expect(daysAfter(quote, filledForm)).toBe(26));
test('nothing is told of a balance that lasts less than a day', () => expect(daysAfter({ ...quote, MoneyAfter: 60 }, filledForm)).toBeNull());
