import { Select } from '@compute-market/components/select';
import { deferredMessages } from './deferred-messages';
import { hostSorts, storeSorts, type StoreQuery } from './store-query';

const words = deferredMessages.results;

interface PhoneSortProps {
  query: StoreQuery;
  onQueryChange: (query: StoreQuery) => void;
}

/** How a phone sorts the cards. */
export function PhoneSort({ query, onQueryChange }: PhoneSortProps) {
  if (query.by === 'host')
    return (
      <Select
        aria-label={words.sort}
        options={hostSorts.map((value) => ({ value, label: words.hostSorts[value] }))}
        value={query.hostSort}
        onValueChange={(hostSort) => onQueryChange({ ...query, hostSort })}
      />
    );
  return (
    <Select
      aria-label={words.sort}
      options={storeSorts.map((value) => ({ value, label: words.sorts[value] }))}
      value={query.sort}
      onValueChange={(sort) => onQueryChange({ ...query, sort })}
    />
  );
}
