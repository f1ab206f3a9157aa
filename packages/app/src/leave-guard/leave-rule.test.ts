import { expect, test } from 'vitest';
import { leavesForm } from './leave-rule';

const from = { pathname: '/console/verification/enterprise' };
const leaves = (pathname: string, onward: readonly string[] = []) => leavesForm({ from, to: { pathname }, onward });

test('another page is left for, the same page with another query is not', () => {
  expect(leaves('/console/dashboard')).toBe(true);
  expect(leaves(from.pathname)).toBe(false);
});

test('a lost session leads to login at once: it comes back to the form', () => {
  expect(leaves('/login')).toBe(false);
});

test('the next page of what was begun is no leaving', () => {
  expect(leaves('/console/verification/license', ['/console/verification/license'])).toBe(false);
});
