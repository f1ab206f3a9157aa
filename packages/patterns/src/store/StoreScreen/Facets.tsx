import { lazyPiece } from '@compute-market/components/lazy-piece';
import { Button } from '@compute-market/components/button';
import { Chips } from '@compute-market/components/chips';
import { SearchIcon } from '@compute-market/components/icons';
import type { StoreOptions } from '@compute-market/contract/entities/store-options';
import { Suspense, useState } from 'react';
import { cardCounts } from '../../listings';
import { Facet, Line, MachineLine } from './Filters.styles';
import { MachineFacet } from './MachineFacet';
import { messages } from './messages';
import { restMessages } from './rest-messages';
import { shownModels } from './shown-models';
import { memorySizes, type StoreQuery } from './store-query';

const SearchField = lazyPiece(() =>
  import('@compute-market/components/search-field').then((module) => ({ default: module.SearchField })),
);
const words = messages.filters;
const any = '';

export interface FacetsProps {
  query: StoreQuery;
  onQueryChange: (query: StoreQuery) => void;
  /** Models to choose from, in the market's order. */
  models: readonly string[];
  options: StoreOptions | undefined;
}

/** 不限 beside the models: choosing it clears them, choosing one clears it. */
export function chosenModels(before: readonly string[], chosen: readonly string[]): string[] {
  const anyJustChosen = chosen.includes(any) && before.length > 0;
  return anyJustChosen ? [] : chosen.filter((model) => model !== any);
}

function ModelFacet({ query, onQueryChange, models }: FacetsProps) {
  const [search, setSearch] = useState<string>();
  const shown = shownModels(models, query.gpuTypes, search ?? '');
  return (
    <Facet data-wide="">
      <span>{words.model}</span>
      <Line>
        <Chips
          multiple
          aria-label={words.model}
          value={query.gpuTypes.length === 0 ? [any] : query.gpuTypes}
          onValueChange={(chosen) => onQueryChange({ ...query, gpuTypes: chosenModels(query.gpuTypes, chosen) })}
          options={[{ value: any, label: words.any }, ...shown.map((model) => ({ value: model, label: model }))]}
        />
        {search === undefined ? (
          <Button variant="text" size="sm" icon={<SearchIcon size={14} />} onClick={() => setSearch('')}>
            {shown.length < models.length ? restMessages.filters.searchAll(models.length) : words.search}
          </Button>
        ) : (
          <Suspense fallback={null}>
            <SearchField
              autoFocus
              placeholder={words.searchModel}
              value={search}
              onValueChange={setSearch}
              onBlur={() => search === '' && setSearch(undefined)}
            />
          </Suspense>
        )}
      </Line>
    </Facet>
  );
}

/** Everything the market can be narrowed by. The same facets stand in the panel and in the sheet of a phone. */
export function Facets(props: FacetsProps) {
  const { query, onQueryChange, options } = props;
  const set = (change: Partial<StoreQuery>) => onQueryChange({ ...query, ...change });
  return (
    <>
      <ModelFacet {...props} />
      <Facet>
        <span>{words.memory}</span>
        <Chips
          aria-label={words.memory}
          value={String(query.memory)}
          onValueChange={(size) => set({ memory: Number(size) })}
          options={[
            { value: '0', label: words.any },
            ...memorySizes.map((size) => ({ value: String(size), label: words.atLeast(size) })),
          ]}
        />
      </Facet>
      <Facet data-narrow="">
        <span>{words.cards}</span>
        <Chips
          aria-label={words.cards}
          value={String(query.cards)}
          onValueChange={(count) => set({ cards: Number(count) })}
          options={[
            { value: '0', label: words.any },
            ...cardCounts.map((count) => ({ value: String(count), label: count })),
          ]}
        />
      </Facet>
      <Facet>
        <span>{words.district}</span>
        <Chips
          aria-label={words.district}
          value={query.district}
          onValueChange={(district) => set({ district })}
          options={[
            { value: any, label: words.any },
            ...(options?.all_districts ?? []).map(({ District, Name }) => ({ value: District, label: Name })),
          ]}
        />
      </Facet>
      <Facet data-narrow="">
        <span>{words.image}</span>
        <MachineLine>
          <MachineFacet {...{ query, onQueryChange, options }} />
        </MachineLine>
      </Facet>
    </>
  );
}
