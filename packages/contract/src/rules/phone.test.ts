import { expect, test } from 'vitest';
import { maskPhone, phonePattern } from './phone';

test.each(['13800136021', '19912345678', '16600000000'])('%s is a mobile number', (phone) => {
  expect(phone).toMatch(phonePattern);
});

test.each([
  '',
  '1380013602',
  '138001360210',
  '12800136021',
  '+8613800136021',
  '138 0013 6021',
  '１３８００１３６０２１',
  '13800136021\n',
])('%j is not', (phone) => {
  expect(phone).not.toMatch(phonePattern);
});

test('a shown number hides its four middle digits', () => {
  expect(maskPhone('13800136021')).toBe('138****6021');
});

test.each([
  ['', '****'],
  ['1234', '****'],
  ['05718888', '****88'],
  ['138****6021', '****21'],
])('%j, which is no mobile number, shows as %s', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown);
});
