import { expect, test } from 'vitest';
import { generatePassword, passwordProblem } from './new-password';

test('a generated password keeps the rule of the machines and is never the same', () => {
  const made = Array.from({ length: 50 }, () => generatePassword());
  expect(new Set(made).size).toBe(made.length);
  for (const password of made) expect(passwordProblem(password)).toBeNull();
});

test('chance that gives no digit is asked again', () => {
  let turn = 0;
  const random = (values: Uint32Array<ArrayBuffer>) => {
    turn += 1;
    return turn === 1 ? values.fill(0) : values.map((_, index) => index * 7);
  };
  expect(passwordProblem(generatePassword(random))).toBeNull();
  expect(turn).toBe(2);
});

test.each(['short1', 'onlyletters', '12345678', 'with space 1', '密码password1'])(
  '%s is refused in a sentence',
  (password) => {
    expect(passwordProblem(password)).toBe('密码需为8-30位，且包含字母和数字');
  },
);
