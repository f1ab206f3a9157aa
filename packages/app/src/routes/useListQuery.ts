import type { ListQuery } from '@compute-market/patterns/list-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The query of a list, as the address says it, and how to change it. The page keeps its scroll (`useArrival`). */
export function useListQuery<Query>(list: ListQuery<Query>): readonly [Query, (next: Query) => void] {
  const [search, setSearch] = useSearchParams();
  const query = useMemo(() => list.read(search), [list, search]);
  return [query, (next) => setSearch(list.parameters(next), { replace: list.isSameSearch(query, next) })];
}
