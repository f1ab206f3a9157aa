import { describe, expect, test } from 'vitest';
import { noticesParameters, noticeTypeOf, readNoticesQuery } from './notices-query';

describe('the address of the notices', () => {
  test.each([
    ['', { tab: 'all', page: 1 }],
    ['type=maintenance&page=3', { tab: 'maintenance', page: 3 }],
    ['type=mine', { tab: 'mine', page: 1 }],
    ['type=nothing&page=-2', { tab: 'all', page: 1 }],
    ['page=1.5', { tab: 'all', page: 1 }],
    ['page=99999999', { tab: 'all', page: 1 }],
  ] as const)('%s is read', (search, query) => expect(readNoticesQuery(new URLSearchParams(search))).toEqual(query));

  test('says only what is not plain, and is read back', () => {
    expect(noticesParameters({ tab: 'all', page: 1 })).toEqual({});
    const query = { tab: 'activity', page: 2 } as const;
    expect(readNoticesQuery(new URLSearchParams(noticesParameters(query)))).toEqual(query);
  });

  test('all notices are asked for without a type', () => {
    expect([noticeTypeOf('all'), noticeTypeOf('system'), noticeTypeOf('maintenance')]).toEqual([undefined, 0, 2]);
  });
});
