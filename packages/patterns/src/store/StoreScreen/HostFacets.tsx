import { Chips } from '@compute-market/components/chips';
import { CheckboxField } from '@compute-market/components/checkbox-field';
import type { HostOffer } from '@compute-market/contract/entities/host-offer';
import { deferredMessages } from './deferred-messages';
import { Facet } from './Filters.styles';
import { messages } from './messages';
import { hostBounds, type StoreQuery } from './store-query';

const words = deferredMessages.hosts;

interface HostFacetsProps {
  query: StoreQuery;
  onQueryChange: (query: StoreQuery) => void;
  /** Versions of CUDA that hosts tell; without one nobody is asked for it. */
  cudas: readonly string[];
  /** Undefined while they are read; without one that is rented by usage nobody is asked for it. */
  hosts: readonly HostOffer[] | undefined;
  /** Given the choice of CUDA once it stands. */
  cudaRef: (facet: HTMLElement | null) => void;
}

type Bound = keyof typeof hostBounds;
const bounds: readonly Bound[] = ['online', 'disk', 'uplink'];

/** What a host can be narrowed by besides its model and room (decisions 129). */
export function HostFacets({ query, onQueryChange, cudas, hosts = [], cudaRef }: HostFacetsProps) {
  const tellsUsage = query.usage || hosts.some(({ PayAsYouGo }) => PayAsYouGo === true);
  // One that is no longer told can still be seen, and taken off.
  const told = query.cuda === '' || cudas.includes(query.cuda) ? cudas : [query.cuda, ...cudas];
  return (
    <>
      {bounds.map((bound) => (
        <Facet key={bound} data-narrow={bound === 'disk' ? '' : undefined}>
          <span>{words.names[bound]}</span>
          <Chips
            aria-label={words.names[bound]}
            value={String(query[bound])}
            onValueChange={(least) => onQueryChange({ ...query, [bound]: Number(least) })}
            options={[
              { value: '0', label: messages.filters.any },
              ...hostBounds[bound].map((least) => ({ value: String(least), label: words.atLeast[bound](least) })),
            ]}
          />
        </Facet>
      ))}
      {told.length > 0 && (
        <Facet data-narrow="" ref={cudaRef}>
          <span>{words.cuda}</span>
          <Chips
            aria-label={words.cuda}
            value={query.cuda}
            onValueChange={(cuda) => onQueryChange({ ...query, cuda })}
            options={[
              { value: '', label: messages.filters.any },
              ...told.map((version) => ({ value: version, label: words.atLeastCuda(version) })),
            ]}
          />
        </Facet>
      )}
      <Facet data-narrow={told.length > 0 ? undefined : ''}>
        <span>{words.release}</span>
        <CheckboxField checked={query.early} onCheckedChange={(early) => onQueryChange({ ...query, early })}>
          {words.early}
        </CheckboxField>
      </Facet>
      {tellsUsage && (
        <Facet data-narrow={told.length > 0 ? '' : undefined}>
          <span>{words.billing}</span>
          <CheckboxField checked={query.usage} onCheckedChange={(usage) => onQueryChange({ ...query, usage })}>
            {words.usage}
          </CheckboxField>
        </Facet>
      )}
    </>
  );
}
