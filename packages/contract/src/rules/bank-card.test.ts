import { expect, test } from 'vitest';
import { isBankCard, tidyBankCard } from './bank-card';

test.each(['6222021234567890128', '6214830000000009', '4111111111111111'])('%s is a card', (text) =>
  expect(isBankCard(text)).toBe(true),
);
test.each(['6222021234567890124', '411111111111111', '4111 1111 1111 1111', '', '41111111111111111111'])(
  '%s is none',
  (text) => expect(isBankCard(text)).toBe(false),
);
test('spaces between the groups do not count', () =>
  expect(tidyBankCard('6222 0212 3456 7890 123')).toBe('6222021234567890123'));
