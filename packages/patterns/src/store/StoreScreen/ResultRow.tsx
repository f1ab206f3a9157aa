import { Button } from '@compute-market/components/button';
import { CheckboxField } from '@compute-market/components/checkbox-field';
import { Tag } from '@compute-market/components/tag';
import type { StoreOptions } from '@compute-market/contract/entities/store-options';
import type { Listing } from '../listings';
import { filterTags } from './filter-tags';
import { messages } from './messages';
import { storeSorts, withoutFilters, type StoreQuery } from './store-query';
import { Results, ResultSide, SortWord } from './StoreScreen.styles';

interface ResultRowProps {
  query: StoreQuery;
  onQueryChange: (query: StoreQuery) => void;
  found: readonly Listing[];
  options: StoreOptions | undefined;
  /** When the stock was read, as shown: 14:05; undefined when it could not be. */
  updated: string | undefined;
}

/** What was found, what narrows it, how fresh it is and how it is sorted. */
export function ResultRow({ query, onQueryChange, found, options, updated }: ResultRowProps) {
  const words = messages.results;
  const tags = filterTags(query, options);
  return (
    <Results>
      <ResultSide role="status">
        <span><b>{found.length}</b>{words.models}<b>{found.filter(({ free }) => free !== 0).length}</b>{words.inStock}</span>
        {tags.map(({ key, label, without }) => (
          <Tag key={key} tone="line" removeLabel={messages.filters.remove(label)} onRemove={() => onQueryChange(without)}>{label}</Tag>
        ))}
        {tags.length > 0 && <Button variant="text" size="sm" onClick={() => onQueryChange(withoutFilters(query))}>{messages.filters.clear}</Button>}
      </ResultSide>
      <ResultSide data-end="">
        {updated !== undefined && <small>{words.updated(updated)}</small>}
        <CheckboxField checked={query.inStock} onCheckedChange={(inStock) => onQueryChange({ ...query, inStock })}>{messages.filters.inStock}</CheckboxField>
        <span role="group" aria-label={words.sort}>
          {storeSorts.map((sort) => (
            <SortWord key={sort} type="button" aria-pressed={query.sort === sort} onClick={() => onQueryChange({ ...query, sort })}>{words.sorts[sort]}</SortWord>
          ))}
        </span>
      </ResultSide>
    </Results>
  );
}
