import type { StoreOptions } from '@compute-market/contract/entities/store-options';
import type { Listing } from '../../listings';
import { messages } from './messages';
import { useDeferred } from './deferred-context';
import { storeQuery, type StoreQuery } from './store-query';
import { Results, ResultSide } from './StoreScreen.styles';

interface ResultRowProps {
  query: StoreQuery;
  onQueryChange: (query: StoreQuery) => void;
  found: readonly Listing[];
  options: StoreOptions | undefined;
  /** When the stock was read, as it was sent; undefined when it could not be. */
  updated: string | undefined;
}

/** What was found; once the cards stand, what narrows it, how fresh it is and how it is sorted. */
export function ResultRow({ query, onQueryChange, found, options, updated }: ResultRowProps) {
  const words = messages.results;
  const deferred = useDeferred();
  return (
    <Results>
      <ResultSide role="status">
        {found.length === 0 ? (
          storeQuery.filterCount(query) > 0 && words.none
        ) : (
          <span>
            <b>{found.length}</b>
            {words.models}
            <b>{found.filter(({ free }) => free !== 0).length}</b>
            {words.inStock}
          </span>
        )}
        {deferred && <deferred.FilterTags {...{ query, onQueryChange, options }} />}
      </ResultSide>
      <ResultSide data-end="">{deferred && <deferred.ResultEnd {...{ query, onQueryChange, updated }} />}</ResultSide>
    </Results>
  );
}
