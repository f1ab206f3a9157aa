import { routes } from '@compute-market/contract/routes';
import { storeQuery, type StoreQuery } from '@compute-market/patterns/store/StoreScreen';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const sameAddress = (one: StoreQuery, other: StoreQuery) => storeQuery.key(one) === storeQuery.key(other);

/**
 * The filters in the address. A change shows at once; the address follows a moment later, without a new entry in the history and without
 * another query. `under` is the place in the history where it was made: another visit of the same address begins anew.
 */
export function useStoreQuery(): readonly [StoreQuery, (next: StoreQuery) => void] {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<{ readonly under: string; readonly query: StoreQuery } | null>(null);
  const query = useMemo(() => {
    const address = storeQuery.read(new URLSearchParams(search));
    return chosen !== null && (chosen.under === key || sameAddress(chosen.query, address)) ? chosen.query : address;
  }, [chosen, search, key]);
  const change = useCallback(
    (next: StoreQuery) => {
      setChosen({ under: key, query: next });
      void navigate(routes.store.to(storeQuery.parameters(next)), { replace: true });
    },
    [key, navigate],
  );
  return [query, change];
}
