import type { HostOffer } from '@compute-market/contract/entities/host-offer';
import type { StoreOptions } from '@compute-market/contract/entities/store-options';
import { CheckboxField } from '@compute-market/components/checkbox-field';
import { useDeferred } from './deferred-context';
import { deferredMessages } from './deferred-messages';
import { hasFree } from './filter-hosts';
import { hostMessages as words } from './host-messages';
import { SortWord } from './ResultEnd.styles';
import type { HostStock } from './store-data';
import { hostSorts, storeQuery, type StoreQuery } from './store-query';
import { Results, ResultSide } from './StoreScreen.styles';

interface HostResultsProps {
  query: StoreQuery;
  onQueryChange: (query: StoreQuery) => void;
  /** Undefined while it is read. */
  stock: HostStock | undefined;
  found: readonly HostOffer[];
  options: StoreOptions | undefined;
}

/** How many hosts were found, what narrows them and how they are sorted. */
export function HostResults({ query, onQueryChange, stock, found, options }: HostResultsProps) {
  const deferred = useDeferred();
  return (
    <Results>
      <ResultSide role="status">
        {stock !== undefined &&
          (found.length === 0 ? (
            storeQuery.filterCount(query) > 0 && words.none
          ) : (
            <span>
              <b>{found.length}</b>
              {words.found}
              <b>{found.filter((host) => hasFree(host, 1)).length}</b>
              {words.inStock}
            </span>
          ))}
        {stock !== undefined && stock.total > stock.hosts.length && (
          <small>{words.cut(stock.hosts.length, stock.total)}</small>
        )}
        {deferred && <deferred.FilterTags {...{ query, onQueryChange, options }} />}
      </ResultSide>
      <ResultSide data-end="">
        <CheckboxField checked={query.inStock} onCheckedChange={(inStock) => onQueryChange({ ...query, inStock })}>
          {deferredMessages.filters.inStock}
        </CheckboxField>
        <span role="group" aria-label={deferredMessages.results.sort}>
          {hostSorts.map((hostSort) => (
            <SortWord
              key={hostSort}
              type="button"
              aria-pressed={query.hostSort === hostSort}
              onClick={() => onQueryChange({ ...query, hostSort })}
            >
              {deferredMessages.results.hostSorts[hostSort]}
            </SortWord>
          ))}
        </span>
      </ResultSide>
    </Results>
  );
}
