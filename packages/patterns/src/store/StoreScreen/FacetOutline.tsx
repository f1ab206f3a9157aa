import type { StoreOptions } from '@compute-market/contract/entities/store-options';
import { cardCounts } from '../../listings';
import { Facet, Line, MachineLine, Outline } from './Filters.styles';
import { messages } from './messages';
import { memorySizes } from './store-query';

const words = messages.filters;

interface FacetOutlineProps {
  models: readonly string[];
  options: StoreOptions | undefined;
}

/** The facets' words in their places until one can choose among them: nothing moves when the facets come. */
export function FacetOutline({ models, options }: FacetOutlineProps) {
  const row = (label: string, values: readonly string[], place = {}, after?: string) => (
    <Facet {...place}>
      <span>{label}</span>
      <Line aria-hidden>
        <Outline>
          {[words.any, ...values].map((value) => (
            <span key={value}>{value}</span>
          ))}
        </Outline>
        {after}
      </Line>
    </Facet>
  );
  return (
    <>
      {row(words.model, models, { 'data-wide': '' }, words.search)}
      {row(words.memory, memorySizes.map(words.atLeast))}
      {row(words.cards, cardCounts.map(String), { 'data-narrow': '' })}
      {row(words.district, options?.all_districts.map(({ Name }) => Name) ?? [])}
      <Facet data-narrow="">
        <span>{words.image}</span>
        <MachineLine />
      </Facet>
    </>
  );
}
