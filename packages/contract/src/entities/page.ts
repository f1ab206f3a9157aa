import * as z from 'zod/mini';
import { MAX_PAGE_SIZE } from '../constants';
import { queryInteger, ROW_NUMBER_MAX } from './query';

const pageNumber = z.int().check(z.minimum(1, '页码从 1 开始'), z.maximum(ROW_NUMBER_MAX, '页码过大'));
const pageSize = z.int().check(z.minimum(1, '每页至少 1 条'), z.maximum(MAX_PAGE_SIZE, `每页最多 ${MAX_PAGE_SIZE} 条`));

/** Fields of a request for one page, in a JSON body. */
export const pageRequest = { page: pageNumber, page_size: pageSize };
/** The same in a query string, where numbers arrive as digits. */
export const pageQuery = { page: queryInteger(1), page_size: queryInteger(1, MAX_PAGE_SIZE) };

/** How many rows there are of a kind; unknown where a back end does not count them (decisions 40). */
export const rowCount = z.int();

/** One page of rows; `total` counts all of them. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ data: z.array(item), total: z.int(), page: z.int(), page_size: z.int() });
}

/** A page as its reader sees it. */
export interface Page<Item> {
  data: Item[];
  total: number;
  page: number;
  page_size: number;
}
