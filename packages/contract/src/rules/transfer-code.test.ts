import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountOfTransfer, transferCode } from './transfer-code';

const accounts = fc.integer({ min: 1, max: 999_999_999 });

test('an account has a code that says what it is', () => {
  expect(transferCode(1)).toBe('SL-000001-8');
  expect(transferCode(100_284)).toMatch(/^SL-100284-\d$/);
});

test('every code leads back to its account', () => {
  fc.assert(fc.property(accounts, (id) => accountOfTransfer(transferCode(id)) === id));
});

test('no single mistyped digit leads to another account', () => {
  fc.assert(
    fc.property(accounts, fc.nat(), fc.integer({ min: 1, max: 9 }), (id, place, change) => {
      const code = [...transferCode(id)];
      const digits = code.flatMap((sign, index) => (/\d/.test(sign) ? [index] : []));
      const at = digits[place % digits.length] ?? 0;
      code[at] = String((Number(code[at]) + change) % 10);
      return accountOfTransfer(code.join('')) === null;
    }),
  );
});

test.each([
  ['货款 sl000001-8 谢谢', 1],
  ['ＳＬ－０００００１－８', 1],
  ['SL 000001 8', 1],
  ['SL—000001—8', 1],
  ['1', null],
  ['SL-000001', null],
  ['SL-000001-7', null],
  ['', null],
])('a remark «%s» names account %j', (remark, account) => {
  expect(accountOfTransfer(remark)).toBe(account);
});
