import { expect, test } from 'vitest';
import { cardRatio, isWhole, moved, settled, turned, wholePicture, windowOf, zoomed } from './crop-geometry';

const lying = { width: 2000, height: 1000 };
const upright = { width: 1000, height: 2000 };

test.each([lying, upright, { width: 1585, height: 1000 }])(
  'the whole of a picture of %o is in the window, which has the shape of a card',
  (picture) => {
    const size = windowOf(picture, wholePicture);
    expect(size.width / size.height).toBeCloseTo(cardRatio);
    expect(size.width).toBeGreaterThanOrEqual(picture.width);
    expect(size.height).toBeGreaterThanOrEqual(picture.height - 0.001);
  },
);

test('the window never leaves the picture where it is smaller, and stays in the middle where it is larger', () => {
  const close = zoomed(lying, wholePicture, 2);
  expect(moved(lying, close, { x: 9 }).x).toBe(0.75);
  expect(moved(lying, close, { x: -9 }).x).toBe(0.25);
  expect(moved(lying, wholePicture, { x: 1, y: 1 })).toEqual(wholePicture);
});

test('looking closer has an end, and so has going back', () => {
  expect(zoomed(lying, wholePicture, 100).zoom).toBe(5);
  expect(zoomed(lying, { ...wholePicture, zoom: 3, x: 0.2 }, 0.01)).toEqual(wholePicture);
});

test('four turns are none, and what was looked at is still in the middle', () => {
  const start = settled(lying, { x: 0.4, y: 0.6, zoom: 4, turns: 0 });
  expect(turned(lying, start)).toMatchObject({ x: 0.4, y: 0.4, turns: 1 });
  const round = [0, 1, 2, 3].reduce((crop) => turned(lying, crop), start);
  expect(round.turns).toBe(0);
  expect(round.x).toBeCloseTo(start.x);
  expect(round.y).toBeCloseTo(start.y);
});

test('only what was left alone goes as it is', () => {
  expect(isWhole(wholePicture)).toBe(true);
  expect(isWhole(zoomed(lying, wholePicture, 1.2))).toBe(false);
  expect(isWhole(turned(upright, wholePicture))).toBe(false);
});
