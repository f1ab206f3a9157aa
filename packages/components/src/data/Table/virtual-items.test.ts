import { expect, test } from 'vitest';
import { virtualItems } from './virtual-items';

test('open details are lines of their own, right under their rows', () => {
  expect(virtualItems(['a', 'b', 'c'], new Set(['b', 'gone']))).toEqual([
    { index: 0, detail: false, key: 'a' },
    { index: 1, detail: false, key: 'b' },
    { index: 1, detail: true, key: 'b detail' },
    { index: 2, detail: false, key: 'c' },
  ]);
});
