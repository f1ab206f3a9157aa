import { routes } from '@compute-market/contract/routes';
import { readStoreQuery, storeAddress, type StoreQuery } from '@compute-market/patterns/store/StoreScreen';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The filters in the address. A change shows at once; the address follows a moment later, without a new entry in the history. */
export function useStoreQuery(): readonly [StoreQuery, (next: StoreQuery) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readStoreQuery(new URLSearchParams(search)), [search]);
  const [chosen, setChosen] = useState<{ readonly under: string; readonly query: StoreQuery } | null>(null);
  const query = chosen?.under === search ? chosen.query : address;
  const change = useCallback(
    (next: StoreQuery) => {
      setChosen({ under: search, query: next });
      void navigate(routes.store.to(storeAddress(next)), { replace: true, preventScrollReset: true });
    },
    [search, navigate],
  );
  return [query, change];
}
