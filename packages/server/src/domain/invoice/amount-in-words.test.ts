import { fen } from '@compute-market/contract/rules/money';
import { expect, test } from 'vitest';
import { amountInWords } from './amount-in-words';

test.each([
  [0, '零圆整'],
  [1, '壹分'],
  [10, '壹角整'],
  [123_456, '壹仟贰佰叁拾肆圆伍角陆分'],
  [100_005, '壹仟圆零伍分'],
  [1_000_000, '壹万圆整'],
  [1_000_500, '壹万零伍圆整'],
  [100_100_000, '壹佰万壹仟圆整'],
  [10_050_000_000, '壹亿零伍拾万圆整'],
  [10_000_000_100, '壹亿零壹圆整'],
  [200_020, '贰仟圆贰角整'],
])('%d fen are %s', (amount, words) => {
  expect(amountInWords(fen(amount))).toBe(words);
});
