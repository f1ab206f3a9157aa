import { routes } from '@compute-market/contract/routes';
import { expect, test } from 'vitest';
import { askedAmount } from './asked-amount';

const asked = (address: string) => askedAmount(new URL(address, 'https://market.test').searchParams);

test('an address asks for the sum that its link named', () => {
  expect(asked(routes.recharge.to({ amount: 1500 }))).toBe('1,500');
  expect(asked(routes.recharge.to({ amount: 1437.6 }))).toBe('1,437.60');
});

test.each(['', '0', '-5', '1e3', '15.005', '10000000.01', '<b>', '9'.repeat(60)])('%j asks for none', (amount) =>
  expect(asked(routes.recharge.to({ amount }))).toBeUndefined(),
);

test('an address without a sum asks for none', () => expect(asked(routes.recharge.to())).toBeUndefined());
