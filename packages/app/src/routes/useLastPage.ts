import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The list gave its last page instead of one that no longer exists: the address follows. `given` is null while nothing is known. */
export function useLastPage(given: number | null, asked: number) {
  const [, setSearch] = useSearchParams();
  useEffect(() => {
    if (given === null || given >= asked) return;
    setSearch(
      (search) => {
        const next = new URLSearchParams(search);
        next.set('page', String(given));
        return next;
      },
      { replace: true },
    );
  }, [given, asked, setSearch]);
}
