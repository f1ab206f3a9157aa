import type { ListQuery } from '@compute-market/patterns/list-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

interface ListQueryOptions {
  /** Whether a change scrolls to the top, as where the whole page changes. A list stays where it is. */
  readonly scrolls?: boolean;
}

/** The query of a list, as the address says it, and how to change it. */
export function useListQuery<Query>(
  list: ListQuery<Query>,
  { scrolls = false }: ListQueryOptions = {},
): readonly [Query, (next: Query) => void] {
  const [search, setSearch] = useSearchParams();
  const query = useMemo(() => list.read(search), [list, search]);
  return [
    query,
    (next) => {
      const replace = list.isSameSearch(query, next);
      setSearch(list.parameters(next), { replace, preventScrollReset: replace || !scrolls });
    },
  ];
}
