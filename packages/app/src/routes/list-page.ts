import type { Page } from '@compute-market/contract/entities/page';
import type { ListQuery } from '@compute-market/patterns/list-query';
import type { RecordPage } from '@compute-market/patterns/record-list';
import { dataOf, type Resource } from '@compute-market/patterns/resource';
import { serverNow } from '../state/clock';
import { readExistingPage, type Ask } from './read-pages';
import { quietly, useResult, type Result } from './result';
import { useLastPage } from './useLastPage';
import { useListQuery } from './useListQuery';

/** A page of records with the key of the query that it answers. */
export type KeyedPage<Row> = RecordPage<Row> & { readonly key: string };

/** The page of a list that its query asks for, or the last one when there are fewer by now, with what is `told` of the answer beside its rows. */
export async function readListPage<
  Query extends { readonly page: number; readonly size: number },
  Answer extends Page<unknown>,
  Told extends object = object,
>(
  list: ListQuery<Query>,
  query: Query,
  ask: Ask<Answer>,
  told?: (answer: Answer) => Told,
): Promise<KeyedPage<Answer['data'][number]> & Told> {
  const answer = await readExistingPage(ask, query.page, query.size);
  const { data: rows, total, page } = answer;
  return { ...(told?.(answer) as Told), key: list.key(query), rows, total, page, readAt: serverNow() };
}

/** The address follows to the page that is there, once what is shown answers it: another page may be on its way. */
export function useExistingPage<Query extends { readonly page: number }>(
  definition: ListQuery<Query>,
  query: Query,
  shown: { readonly key?: string; readonly page?: number } | null | undefined,
) {
  useLastPage((shown?.key === definition.key(query) ? shown.page : undefined) ?? null, query.page);
}

/** What a list with its query in the address shows: rows that are read again for the same query are not dimmed, and the address follows to the last page. */
export function useListPage<
  Query extends { readonly page: number },
  Data extends { readonly key: string; readonly page?: number },
>(definition: ListQuery<Query>, reading: Promise<Result<Data>>) {
  const [query, onQueryChange] = useListQuery(definition);
  const key = definition.key(query);
  const list: Resource<Data> = quietly(useResult(reading), key);
  useExistingPage(definition, query, dataOf(list));
  return { query, onQueryChange, list };
}
