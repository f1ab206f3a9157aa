import { expect, test } from 'vitest';
import { mainAccount, subAccount } from './fixtures';
import { nameOf, viewerOf } from './viewer';

const nothing = { hasSession: false, user: null, vip: null, verifications: [] };

test('without a session there is only a visitor, whatever was read before', () => {
  expect(viewerOf({ ...nothing, user: mainAccount.user }).role).toBe('visitor');
});

test('a session whose account was not read yet is nobody in particular', () => {
  expect(viewerOf({ ...nothing, hasSession: true }).role).toBe('unknown');
});

test('a user with a sub-account is a sub-account, any other a main account', () => {
  expect(viewerOf({ ...nothing, hasSession: true, user: mainAccount.user }).role).toBe('main');
  expect(viewerOf({ ...nothing, hasSession: true, user: subAccount.user }).role).toBe('sub');
});

test('a sub-account is greeted by its own name, an account without a name by its phone', () => {
  expect(nameOf(subAccount)).toBe('chenyu_cv');
  expect(nameOf({ ...mainAccount, user: { ...mainAccount.user, Name: '' } })).toBe('13800136021');
});
