import { Facet, Line, Outline } from './Filters.styles';
import { messages } from './messages';
import { modelsOf, type Offered } from './offered';

const words = messages.filters;
/** Models that the widest page shows in one row. */
const inARow = 14;

/** The models in their places until one can choose among them: nothing moves when the facets come. */
export const FacetOutline = (offered: Offered) => (
  <Facet data-wide="">
    <span>{words.model}</span>
    <Line aria-hidden data-row="">
      <Outline>
        {[words.any, ...modelsOf(offered).slice(0, inARow)].map((value) => (
          <span key={value}>{value}</span>
        ))}
      </Outline>
    </Line>
  </Facet>
);
