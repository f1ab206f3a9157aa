import { isOfInputMethod } from '@compute-market/components/is-of-input-method';
import { Select } from '@compute-market/components/select';
import type { StoreOptions } from '@compute-market/contract/entities/store-options';
import { yuanFromUnit, type Unit } from '@compute-market/contract/rules/money';
import { useState } from 'react';
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

interface PriceEndProps {
  price: Unit | null;
  label: string;
  placeholder: string;
  onTake: (text: string) => void;
}

/** Taken over on leaving the box or pressing Enter, so that a price is not searched digit by digit. Another price that is asked for takes the place of the text. */
function PriceEnd({ price, label, placeholder, onTake }: PriceEndProps) {
  const [text, setText] = useState(shownPrice(price));
  const [seen, setSeen] = useState(price);
  if (seen !== price) {
    setSeen(price);
    setText(shownPrice(price));
  }
  return (
    <PriceBox>
      <span>¥</span>
      <input
        aria-label={label}
        placeholder={placeholder}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => onTake(text)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !isOfInputMethod(nativeEvent)) onTake(text);
        }}
      />
    </PriceBox>
  );
}

function PriceRange({ query, onQueryChange }: Pick<MachineFacetProps, 'query' | 'onQueryChange'>) {
  const take = (end: 'lowest' | 'highest') => (text: string) => {
    const next = { lowest: query.lowest, highest: query.highest, [end]: readPrice(text) };
    if (next[end] !== query[end]) onQueryChange({ ...query, ...orderedRange(next.lowest, next.highest) });
  };
  return (
    <>
      <PriceEnd price={query.lowest} label={words.lowestLabel} placeholder={words.lowest} onTake={take('lowest')} />
      –
      <PriceEnd price={query.highest} label={words.highestLabel} placeholder={words.highest} onTake={take('highest')} />
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
