import { describe, expect, test } from 'vitest';
import { isCreditCode } from './credit-code';

/** Published codes of large listed companies. */
const real = ['91110000802100433B', '91440300708461136T', '914403001922038216'];

describe('a unified social credit code', () => {
  test.each(real)('%s is right', (code) => {
    expect(isCreditCode(code)).toBe(true);
  });

  test('with any one character changed it is wrong', () => {
    for (const code of real) {
      for (let place = 0; place < code.length; place += 1) {
        const other = code[place] === '1' ? '2' : '1';
        expect(isCreditCode(code.slice(0, place) + other + code.slice(place + 1)), `place ${place} of ${code}`).toBe(
          false,
        );
      }
    }
  });

  test.each([
    '',
    '91110000802100433',
    '91110000802100433B1',
    '91110000802100433b',
    '9111000080210043IB',
    '９１１１００００８０２１００４３３Ｂ',
    '00000000000000000I',
  ])('%j is refused', (code) => {
    expect(isCreditCode(code)).toBe(false);
  });
});
