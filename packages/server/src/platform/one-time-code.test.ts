import { expect, test } from 'vitest';
import { toBase32 } from './base32';
import { codeOfStep, stepAt, stepOfCode } from './one-time-code';

const secret = Buffer.from('12345678901234567890');

// Appendix B of RFC 6238 (SHA-1), whose codes have eight digits: six are their last six.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at second %i the code is that of the standard', (second, code) => {
  expect(codeOfStep(secret, stepAt(new Date(second * 1000)))).toBe(code.slice(2));
});

// Appendix D of RFC 4226.
test('the first codes are those of the counter', () => {
  expect(Array.from({ length: 10 }, (_, step) => codeOfStep(secret, step))).toEqual(
    '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' '),
  );
});

test('a code counts for its step, the one before and the one after', () => {
  const now = new Date(1_111_111_111_000);
  const step = stepAt(now);
  expect([-2, -1, 0, 1, 2].map((off) => stepOfCode(secret, codeOfStep(secret, step + off), now))).toEqual([
    null,
    step - 1,
    step,
    step + 1,
    null,
  ]);
  expect(stepOfCode(secret, '', now)).toBeNull();
  expect(stepOfCode(secret, '０５０４７１', now)).toBeNull();
});

// RFC 4648, section 10.
test.each([
  ['fooba', 'MZXW6YTB'],
  ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
])('%s in base32', (text, encoded) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded);
});
