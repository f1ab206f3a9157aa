import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The list gave its last page instead of one that no longer exists: the address follows. `given` is null while nothing is known. */
export function useLastPage(given: number | null, asked: number) {
  const [, setSearch] = useSearchParams();
  useEffect(() => {
    if (given === null || given >= asked) return;
    setSearch(
      (search) => {
        search.set('page', String(given));
        return search;
      },
      { replace: true },
    );
  }, [given, asked, setSearch]);
}
