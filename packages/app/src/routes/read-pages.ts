import { MAX_PAGE_SIZE } from '@compute-market/contract/constants';
import type { Page } from '@compute-market/contract/entities/page';

/** Asks for one page: its number from 1, and how many rows it has. */
export type Ask<Answer> = (page: number, size: number) => Promise<Answer>;

/** The page that was asked for, or the last one when there are fewer by now (screens A2). */
export async function readExistingPage<Answer extends Pick<Page<unknown>, 'data' | 'total'>>(
  ask: Ask<Answer>,
  page: number,
  size: number,
): Promise<Answer & { readonly page: number }> {
  const asked = await ask(page, size);
  const last = Math.max(1, Math.ceil(asked.total / size));
  return { ...(page > last ? await ask(last, size) : asked), page: Math.min(page, last) };
}

/** How often a list that changes while it is read is read from its beginning. */
const passes = 3;

type RowOf<Answer extends Page<unknown>> = Answer['data'][number];
type Identify<Row> = (row: Row) => string | number;
type Tell = (done: number, total: number) => void;

/** Names the rows of a page. Those that a back end gives no number are named by what they hold, and of those alike by which of them it is (decisions 40). */
function named<Row>(rows: readonly Row[], idOf: Identify<Row>): [string | number, Row][] {
  const alike = new Map<string, number>();
  return rows.map((row) => {
    const id = idOf(row);
    if (id !== 0 && id !== '') return [id, row];
    const held = JSON.stringify(row);
    const before = alike.get(held) ?? 0;
    alike.set(held, before + 1);
    return [`${before} ${held}`, row];
  });
}

/** Reads every page once. `steady`: no row came, went or stood on two pages meanwhile. */
async function readOnce<Answer extends Page<unknown>>(
  ask: Ask<Answer>,
  idOf: Identify<RowOf<Answer>>,
  tell: Tell,
  size: number,
) {
  const rows = new Map<string | number, RowOf<Answer>>();
  const totals = new Set<number>();
  let met = 0;
  for (let page = 1; ; page += 1) {
    const known = rows.size;
    const { data, total } = await ask(page, size);
    for (const [id, row] of named(data, idOf)) rows.set(id, row);
    met += data.length;
    totals.add(total);
    tell(Math.min(rows.size, total), total);
    // Nothing new: the end, or a back end that has one page whichever is asked for.
    if (rows.size === known || page * size >= total)
      return { rows, steady: totals.size === 1 && met === rows.size && met === total };
  }
}

/**
 * All rows of a list, page by page; tells how far it is. Rows that come or go meanwhile push others over the edge of a page: such a list
 * is read again, and what still moves then is answered as all readings together met it: every row once, as it was met last.
 * @param idOf tells one row from another; 0 and '' where a back end does not
 * @param size of a page, where the call has one of its own
 */
export async function readAllPages<Answer extends Page<unknown>>(
  ask: Ask<Answer>,
  idOf: Identify<RowOf<Answer>>,
  tell: Tell = () => undefined,
  size: number = MAX_PAGE_SIZE,
): Promise<RowOf<Answer>[]> {
  let met: ReadonlyMap<string | number, RowOf<Answer>> = new Map();
  for (let pass = 1; ; pass += 1) {
    const { rows, steady } = await readOnce(ask, idOf, tell, size);
    if (steady) return [...rows.values()];
    // The last reading gives the order; what only an earlier one met follows.
    met = new Map([...rows, ...[...met].filter(([id]) => !rows.has(id))]);
    if (pass === passes) return [...met.values()];
  }
}
