import { expect, test } from 'vitest';
import { RUNWAY_ITEM } from '../enumerations';
import { ownImageAhead, type ChargeAhead } from './charges-ahead';
import { wholePrice } from './discount';
import { unit } from './money';
import { ownImageDay, ownImageGb, OWN_IMAGE_GRACE_DAYS } from './own-image';
import { daySeconds, hourSeconds } from './time-units';

const gigabyte = 1024 ** 3;
const cent = unit(100);

test('a GB that is begun counts whole', () => {
  expect([1, gigabyte, gigabyte + 1, 12.4 * gigabyte].map(ownImageGb)).toEqual([1, 1, 2, 13]);
});

test.each([
  [12.4, wholePrice, 13],
  [12.4, 9500, 12],
  [0.1, wholePrice, 1],
  [200, 8800, 176],
])('a day of %d GB at %d of the price is %d fen', (gigabytes, vipDiscount, day) => {
  expect(ownImageDay({ sizeBytes: gigabytes * gigabyte, gbDayPrice: cent, vipDiscount })).toBe(day);
});

test('days follow each other, and one that is refused is asked for every hour until the image is deleted', () => {
  const of = { kind: RUNWAY_ITEM.ownImage, name: 'own-1', note: '', spender: null, vouchersFirst: true };
  const end = 1_000_000;
  const first = ownImageAhead({ of, sizeBytes: gigabyte, gbDayPrice: cent }, end, end);
  expect([first.at, first.paid()?.at]).toEqual([end, end + daySeconds]);
  const again = first.refused();
  expect(again?.at).toBe(end + hourSeconds);
  // The next day is not later for it.
  expect(again?.paid()?.at).toBe(end + daySeconds);
  let last: ChargeAhead = first;
  let tries = 1;
  for (let next = first.refused(); next !== null; next = next.refused()) {
    last = next;
    tries += 1;
  }
  expect([last.at, tries]).toEqual([end + OWN_IMAGE_GRACE_DAYS * daySeconds, OWN_IMAGE_GRACE_DAYS * 24 + 1]);
  // Days that went by unpaid are paid one after another.
  expect(last.paid()?.at).toBe(last.at);
});
