import { expect, test } from 'vitest';
import { viewOf } from './login-view';

test('the address without more shows the login by account', () => {
  expect(viewOf(null, null)).toBe('account');
  expect(viewOf('login', 'nonsense')).toBe('account');
});

test('page=register shows the personal registration, whatever way belongs to the login', () => {
  expect(viewOf('register', null)).toBe('personal');
  expect(viewOf('register', 'sub')).toBe('personal');
});

test('a way of the page is shown', () => {
  expect(viewOf('login', 'wechat')).toBe('wechat');
  expect(viewOf('register', 'company')).toBe('company');
  expect(viewOf('login', 'reset')).toBe('reset');
});
