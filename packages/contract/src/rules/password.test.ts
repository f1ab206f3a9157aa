import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAcceptablePassword, passwordRules, passwordStrength } from './password';

test.each([
  ['', false, false, false],
  ['Torch2026', true, true, true],
  ['torch', false, true, false],
  ['12345678', true, false, true],
  ['abcdefgh', true, true, false],
  ['a1'.repeat(11), false, true, true],
  ['密码密码密码密码', true, false, false],
])('%j keeps the rules of length %s, letter %s, digit %s', (password, length, letter, digit) => {
  expect(passwordRules(password)).toEqual({ length, letter, digit });
});

test.each([
  ['Torch2026', true],
  ['abcdefg1', true],
  ['a1'.repeat(10), true],
  ['abcdef1', false],
  ['a1'.repeat(10) + 'x', false],
  ['torch 2026', false],
  ['密码torch2026', false],
  ['12345678', false],
])('%j is taken: %s', (password, taken) => {
  expect(isAcceptablePassword(password)).toBe(taken);
});

test.each([
  ['', 0],
  ['abc', 1],
  ['12345678', 1],
  ['aaaaaaa1', 1],
  ['torch2026', 2],
  ['Torch2026', 3],
  ['torch-2026', 3],
  ['torchvision2026', 3],
  ['Torch-2026', 4],
  ['Torchvision2026', 4],
])('%j has strength %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('only an acceptable password is more than weak', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 24 }), (password) => {
      if (passwordStrength(password) > 1) expect(isAcceptablePassword(password)).toBe(true);
    }),
  );
});
