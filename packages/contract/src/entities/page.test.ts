import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { pageQuery, pageRequest } from './page';

describe('a page asked for', () => {
  it('is refused above 100 rows and below page 1', () => {
    const request = z.object(pageRequest);
    expect(request.safeParse({ page: 1, page_size: 100 }).success).toBe(true);
    expect(request.safeParse({ page: 1, page_size: 101 }).success).toBe(false);
    expect(request.safeParse({ page: 0, page_size: 10 }).success).toBe(false);
  });

  it('may come as digits in a query string, and never as other text', () => {
    const query = z.object(pageQuery);
    expect(query.parse({ page: '2', page_size: '3' })).toEqual({ page: 2, page_size: 3 });
    expect(query.safeParse({ page: '2x', page_size: '3' }).success).toBe(false);
    expect(query.safeParse({ page: '', page_size: '3' }).success).toBe(false);
  });
});
