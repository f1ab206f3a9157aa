import { MAX_PAGE_SIZE } from '@compute-market/contract/constants';
import type { Page } from '@compute-market/contract/entities/page';

/** Asks for one page: its number from 1, and how many rows it has. */
type Ask<Answer> = (page: number, size: number) => Promise<Answer>;

/** The page that was asked for, or the last one when there are fewer by now. Screens A2. */
export async function readExistingPage<Answer extends Page<unknown>>(ask: Ask<Answer>, page: number, size: number): Promise<Answer & { readonly page: number }> {
  const asked = await ask(page, size);
  const last = Math.max(1, Math.ceil(asked.total / size));
  return { ...(page > last ? await ask(last, size) : asked), page: Math.min(page, last) };
}

/** All rows of a list, page by page, and the last answer; tells how far it is. */
export async function readAllPages<Answer extends Page<unknown>>(ask: Ask<Answer>, onProgress: (done: number, total: number) => void = () => undefined) {
  const rows: Answer['data'][number][] = [];
  for (let page = 1; ; page += 1) {
    const answer = await ask(page, MAX_PAGE_SIZE);
    rows.push(...answer.data);
    onProgress(rows.length, answer.total);
    if (answer.data.length === 0 || rows.length >= answer.total) return { rows, last: answer };
  }
}
