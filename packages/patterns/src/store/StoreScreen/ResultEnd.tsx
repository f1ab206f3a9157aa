import { CheckboxField } from '@compute-market/components/checkbox-field';
import { clockText } from '@compute-market/contract/rules/moment';
import { deferredMessages } from './deferred-messages';
import { SortWord } from './ResultEnd.styles';
import { storeSorts, type StoreQuery } from './store-query';

const words = deferredMessages.results;

interface ResultEndProps {
  query: StoreQuery;
  onQueryChange: (query: StoreQuery) => void;
  /** When the stock was read, as shown: 14:05; undefined when it could not be. */
  updated: string | undefined;
}

/** How fresh the result is, whether it holds what is sold out, and how it is sorted. */
export function ResultEnd({ query, onQueryChange, updated }: ResultEndProps) {
  return (
    <>
      {updated !== undefined && <small>{words.updated(clockText(updated))}</small>}
      <CheckboxField checked={query.inStock} onCheckedChange={(inStock) => onQueryChange({ ...query, inStock })}>
        {deferredMessages.filters.inStock}
      </CheckboxField>
      <span role="group" aria-label={words.sort}>
        {storeSorts.map((sort) => (
          <SortWord
            key={sort}
            type="button"
            aria-pressed={query.sort === sort}
            onClick={() => onQueryChange({ ...query, sort })}
          >
            {words.sorts[sort]}
          </SortWord>
        ))}
      </span>
    </>
  );
}
