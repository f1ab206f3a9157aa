import { expect, test } from 'vitest';
import { isTaxNumber } from './tax-number';

test.each([
  ['a credit code with its check character', '91330106MA2CDXR30Y', false],
  ['a credit code', '91350100M000100Y43', true],
  ['a credit code with one digit wrong', '91350100M000100Y44', false],
  ['fifteen characters of an old registration', '330106755244187', true],
  ['a sole proprietor', '33010619900307123X01', true],
  ['a sole proprietor with letters', '33010619900307123XAB', false],
  ['lower case', '91350100m000100y43', false],
  ['too short', '9135010', false],
  ['nothing', '', false],
])('%s: %s is a tax number: %s', (_, text, is) => {
  expect(isTaxNumber(text)).toBe(is);
});
