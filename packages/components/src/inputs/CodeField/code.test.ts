import { expect, test } from 'vitest';
import { findCode, tidyCode } from './code';

test.each([
  ['４８２９１３', '482913'],
  ['482 913', '482913'],
  ['482913', '482913'],
  ['验证码', '验证码'],
  ['', ''],
])('%s is %s', (text, code) => {
  expect(tidyCode(text)).toBe(code);
});

test.each([
  ['【算力市场】验证码：482913，5 分钟内有效', '482913'],
  ['482-913', '482913'],
  ['请拨打 4008001234', undefined],
  ['验证码', undefined],
])('in %s the code is %s', (message, code) => {
  expect(findCode(message, 6)).toBe(code);
});
