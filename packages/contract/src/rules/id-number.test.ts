import { expect, test } from 'vitest';
import { idCheckCharacter, isIdNumber, maskIdNumber, maskName } from './id-number';

const numbered = (body: string) => body + idCheckCharacter(body);

test.each(['11010119900307', '33010620000229', '44030519851231'])(
  'the number of %s with its check character is right',
  (start) => {
    expect(isIdNumber(numbered(`${start}123`))).toBe(true);
  },
);

test('a check character X is upper case', () => {
  const bodies = Array.from({ length: 99 }, (_, order) => numbered(`110101199003071${String(order).padStart(2, '0')}`));
  const withX = bodies.find((text) => text.endsWith('X')) ?? '';
  expect(isIdNumber(withX)).toBe(true);
  expect(isIdNumber(withX.toLowerCase())).toBe(false);
});

test.each([
  [
    'a wrong check character',
    `${numbered('11010119900307123').slice(0, 17)}${numbered('11010119900307123').endsWith('0') ? '1' : '0'}`,
  ],
  ['the 30th of February', numbered('11010119900230123')],
  ['a month 13', numbered('11010119901301123')],
  ['fifteen digits', '110101900307123'],
  ['another century', numbered('11010118000101123')],
  ['nothing', ''],
])('%s is refused', (_, text) => expect(isIdNumber(text)).toBe(false));

test.each([
  ['林知远', '林*远'],
  ['张三', '张*'],
  ['欧阳静怡', '欧**怡'],
  ['李', '李'],
])('%s is shown as %s', (name, shown) => expect(maskName(name)).toBe(shown));

test.each([
  ['330106200002291234', '3301**********1234'],
  ['E12345678', 'E******78'],
  ['2026', '***6'],
])('of the number %s %s may be seen', (number, shown) => expect(maskIdNumber(number)).toBe(shown));
