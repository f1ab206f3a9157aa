import { expect, test } from 'vitest';
import { noticeTypeOf } from './notices-query';

test('all notices are asked for without a type', () => {
  expect([noticeTypeOf('all'), noticeTypeOf('system'), noticeTypeOf('maintenance')]).toEqual([undefined, 0, 2]);
});
