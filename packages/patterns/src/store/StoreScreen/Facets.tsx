import { lazyPiece } from '@compute-market/components/lazy-piece';
import { Button } from '@compute-market/components/button';
import { Chips } from '@compute-market/components/chips';
import { FilterIcon, SearchIcon } from '@compute-market/components/icons';
import type { HostOffer } from '@compute-market/contract/entities/host-offer';
import { Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { cardCounts } from '../../listings';
import { Facet, Line } from './Filters.styles';
import { HostFacets } from './HostFacets';
import { MachineFacet } from './MachineFacet';
import { MachineLine } from './MachineFacet.styles';
import { messages } from './messages';
import { modelsOf, type Offered } from './offered';
import { hasCards, hasMemory, roomsOf } from './offered-facets';
import { deferredMessages } from './deferred-messages';
import { shownModels } from './shown-models';
import { toldVersions } from './told-versions';
import { memorySizes, storeQuery, viewedBy, type StoreQuery } from './store-query';

const SearchField = lazyPiece(() =>
  import('@compute-market/components/search-field').then((module) => ({ default: module.SearchField })),
);
const words = { ...messages.filters, ...deferredMessages.filters };
const hostWords = deferredMessages.hosts;
const any = '';

export interface FacetsProps extends Offered {
  query: StoreQuery;
  onQueryChange: (query: StoreQuery) => void;
  /** Of the market by host; undefined while they are read. */
  hosts?: readonly HostOffer[] | undefined;
}

/** 不限 beside the models: choosing it clears them, choosing one clears it. */
export function chosenModels(before: readonly string[], chosen: readonly string[]): string[] {
  const anyJustChosen = chosen.includes(any) && before.length > 0;
  return anyJustChosen ? [] : chosen.filter((model) => model !== any);
}

/** `row` keeps the models in one row, which is scrolled; `end` stands behind it. */
function ModelFacet({ query, onQueryChange, row, end, ...offered }: FacetsProps & { row: boolean; end?: ReactNode }) {
  const [search, setSearch] = useState<string>();
  const models = modelsOf(offered);
  const shown = shownModels(models, query.gpuTypes, search ?? '');
  return (
    <Facet data-wide="">
      <span>{words.model}</span>
      <Line data-row={row ? '' : undefined}>
        <Chips
          multiple
          aria-label={words.model}
          value={query.gpuTypes.length === 0 ? [any] : query.gpuTypes}
          onValueChange={(chosen) => onQueryChange({ ...query, gpuTypes: chosenModels(query.gpuTypes, chosen) })}
          options={[{ value: any, label: words.any }, ...shown.map((model) => ({ value: model, label: model }))]}
        />
        {search === undefined ? (
          <Button variant="text" size="sm" icon={<SearchIcon size={14} />} onClick={() => setSearch('')}>
            {shown.length < models.length ? words.searchAll(models.length) : words.search}
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
      {end}
    </Facet>
  );
}

/** Leads to the hosts, which alone can be narrowed by their CUDA: a machine of a model may come to stand on any of them (decisions 153). */
const CudaByHost = ({ onGo }: { readonly onGo: () => void }) => (
  <Facet>
    <span>{hostWords.cuda}</span>
    <Line>
      <Button variant="text" size="sm" onClick={onGo}>
        {hostWords.narrow}
      </Button>
    </Line>
  </Facet>
);

/** What the market can be narrowed by besides the model. */
function FurtherFacets({ query, onQueryChange, hosts, ...offered }: FacetsProps) {
  const cudas = toldVersions(offered.listings, 'CudaVersions').toReversed();
  const cameForCuda = useRef(false);
  // Whoever came for CUDA by a button that is gone now has the focus there.
  const enterCuda = useCallback((facet: HTMLElement | null) => {
    if (facet === null || !cameForCuda.current) return;
    cameForCuda.current = false;
    facet.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, []);
  const set = (change: Partial<StoreQuery>) => onQueryChange({ ...query, ...change });
  return (
    <>
      <Facet>
        <span>{words.memory}</span>
        <Chips
          aria-label={words.memory}
          value={String(query.memory)}
          onValueChange={(size) => set({ memory: Number(size) })}
          options={[
            { value: '0', label: words.any },
            ...memorySizes
              .filter((size) => size === query.memory || hasMemory(offered, size))
              .map((size) => ({ value: String(size), label: words.atLeast(size) })),
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
            ...cardCounts
              .filter((count) => count === query.cards || hasCards(offered, count))
              .map((count) => ({ value: String(count), label: count })),
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
            ...roomsOf(offered).map(({ District, Name }) => ({ value: District, label: Name })),
          ]}
        />
      </Facet>
      <Facet data-narrow="">
        <span>{words.image}</span>
        <MachineLine>
          <MachineFacet {...{ query, onQueryChange, options: offered.options }} />
        </MachineLine>
      </Facet>
      {query.by === 'host' && <HostFacets {...{ query, onQueryChange, hosts, cudas, cudaRef: enterCuda }} />}
      {query.by === 'model' && offered.options?.hosts === true && cudas.length > 0 && (
        <CudaByHost
          onGo={() => {
            cameForCuda.current = true;
            onQueryChange(viewedBy(query, 'host'));
          }}
        />
      )}
    </>
  );
}

/** Everything the market can be narrowed by, as the sheet of a phone shows it. */
export function AllFacets(props: FacetsProps) {
  return (
    <>
      <ModelFacet {...props} row={false} />
      <FurtherFacets {...props} />
    </>
  );
}

/** The filters that stand in the panel: the models in one row; the others when they are asked for. */
export function Facets(props: FacetsProps) {
  const [open, setOpen] = useState(false);
  const further = storeQuery.filterCount({ ...props.query, gpuTypes: [], inStock: false });
  return (
    <>
      <ModelFacet
        {...props}
        row={!open}
        end={
          <Button
            variant="text"
            size="sm"
            icon={<FilterIcon size={14} />}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? words.less : words.more(further)}
          </Button>
        }
      />
      {open && <FurtherFacets {...props} />}
    </>
  );
}
