import { expect, test } from 'vitest';
import { isTypedName } from './typed-name';

test.each([
  ['a08af54', 'a08af54', true],
  [' a08af54 ', 'a08af54', true],
  ['ａ０８ａｆ５４', 'a08af54', true],
  ['A08AF54', 'a08af54', false],
  ['a08af5', 'a08af54', false],
  ['多模态数据清洗', '多模态数据清洗', true],
  ['', '', false],
])('%j for %j: %s', (typed, name, expected) => {
  expect(isTypedName(typed, name)).toBe(expected);
});
