import { Select } from '@compute-market/components/select';
import type { StoreOptions } from '@compute-market/contract/entities/store-options';
import { yuanFromUnit, type Unit } from '@compute-market/contract/rules/money';
import { PriceBox } from './MachineFacet.styles';
import { deferredMessages } from './deferred-messages';
import { imageOptions } from './image-options';
import { orderedRange, readPrice, type StoreQuery } from './store-query';

const words = deferredMessages.machine;

interface MachineFacetProps {
  query: StoreQuery;
  onQueryChange: (query: StoreQuery) => void;
  options: StoreOptions | undefined;
}

const shownPrice = (price: Unit | null): string => (price === null ? '' : String(yuanFromUnit(price)));

/** Both ends are taken over on leaving a box or pressing Enter, so that a price is not searched digit by digit. */
function PriceRange({ query, onQueryChange }: Pick<MachineFacetProps, 'query' | 'onQueryChange'>) {
  const take = (end: 'lowest' | 'highest', text: string) => {
    const next = { lowest: query.lowest, highest: query.highest, [end]: readPrice(text) };
    if (next[end] !== query[end]) onQueryChange({ ...query, ...orderedRange(next.lowest, next.highest) });
  };
  const box = (end: 'lowest' | 'highest', label: string, placeholder: string) => (
    <PriceBox>
      <span>¥</span>
      <input
        key={shownPrice(query[end])}
        aria-label={label}
        placeholder={placeholder}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={shownPrice(query[end])}
        onBlur={(event) => take(end, event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && take(end, event.currentTarget.value)}
      />
    </PriceBox>
  );
  return (
    <>
      {box('lowest', words.lowestLabel, words.lowest)}–{box('highest', words.highestLabel, words.highest)}
      <small>{words.unit}</small>
    </>
  );
}

/** What runs on the card and what an hour of it may cost. */
export function MachineFacet({ query, onQueryChange, options }: MachineFacetProps) {
  return (
    <>
      <Select
        aria-label={deferredMessages.filters.image}
        options={imageOptions(query, options?.image_display_info_map)}
        value={query.image === '' ? 'any' : query.image}
        onValueChange={(image) => onQueryChange({ ...query, image: image === 'any' ? '' : image })}
      />
      <span data-part="price">{words.price}</span>
      <PriceRange query={query} onQueryChange={onQueryChange} />
    </>
  );
}
