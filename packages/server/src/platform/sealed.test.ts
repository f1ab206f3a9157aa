import { expect, test } from 'vitest';
import { keyOf, seal, unseal } from './sealed';

const key = keyOf('material', 'purpose');
const plain = Buffer.from('secret');

test('what was sealed opens with its key at its place, and is written differently each time', () => {
  const sealed = seal(key, plain, 'user:1');
  expect(unseal(key, sealed, 'user:1')).toEqual(plain);
  expect(seal(key, plain, 'user:1')).not.toBe(sealed);
});

test('it opens with no other key, for no other purpose, at no other place, and not when it was changed', () => {
  const sealed = seal(key, plain, 'user:1');
  const changed = Buffer.from(sealed, 'base64');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(unseal(keyOf('other', 'purpose'), sealed, 'user:1')).toBeNull();
  expect(unseal(keyOf('material', 'other'), sealed, 'user:1')).toBeNull();
  expect(unseal(key, sealed, 'user:2')).toBeNull();
  expect(unseal(key, changed.toString('base64'), 'user:1')).toBeNull();
  expect(unseal(key, '', 'user:1')).toBeNull();
});
