import { media, text, wrappingRow } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, space } = vars;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: ${space[16]};
  align-items: stretch;
  ${media.belowLg} { grid-template-columns: minmax(0, 1fr); }
`;

export const Names = styled.div`
  min-width: 0;
  h2 { ${text('section')} overflow-wrap: anywhere; }
`;

export const SectionHead = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  margin-top: ${space[8]};
  h2 { ${text('section')} }
`;

/** Figures beside each other; on small screens under each other. */
export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[8]} ${space[24]};
  margin: 0;
  > div { min-width: 0; }
  dt { ${text('small')} color: ${color.text.secondary}; }
  dd { margin: 0; ${text('section')} color: ${color.text.strong}; }
  ${media.belowSm} { flex-direction: column; align-items: flex-start; }
`;

export const Limit = styled.div`
  display: grid;
  gap: ${space[8]};
  > p { margin: 0; }
  [data-component='Meter'] { width: min(320px, 100%); }
`;
