import { Select } from '@compute-market/components/select';
import { deferredMessages } from './deferred-messages';
import { storeSorts, type StoreQuery } from './store-query';

const words = deferredMessages.results;

interface PhoneSortProps {
  query: StoreQuery;
  onQueryChange: (query: StoreQuery) => void;
}

/** How a phone sorts the cards. */
export const PhoneSort = ({ query, onQueryChange }: PhoneSortProps) => (
  <Select
    aria-label={words.sort}
    options={storeSorts.map((value) => ({ value, label: words.sorts[value] }))}
    value={query.sort}
    onValueChange={(sort) => onQueryChange({ ...query, sort })}
  />
);
