import { bareList, cardSurface, media, text, wrappingRow } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, font, space } = vars;

export const Bar = styled.div`
  ${wrappingRow}
  gap: ${space[8]} ${space[16]};
  padding: ${space[12]} ${space[20]};
  ${media.belowSm} { padding: ${space[10]} 0; }
`;

export const BarEnd = styled.span`
  margin-left: auto;
  ${text('dense', color.text.secondary)}
  b { margin-left: ${space[4]}; font-weight: ${font.weight.medium}; color: ${color.text.strong}; }
`;

/** A share in figures, and as a bar beside them. */
export const Share = styled.span`
  display: grid;
  grid-template-columns: 56px minmax(48px, 160px);
  align-items: center;
  gap: ${space[8]};
`;

/** What can be done with a row, side by side. */
export const RowActions = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  white-space: nowrap;
`;

export const Invitation = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space[20]};
  padding: ${space[32]};
  ${cardSurface}
  h2 { margin: 0; ${text('page')} }
  ${media.belowSm} { padding: ${space[20]} ${space[16]}; }
`;

export const Points = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[16]} ${space[40]};
  width: 100%;
  ${bareList}
  ${text('dense', color.text.secondary)}
  strong { display: block; margin-bottom: ${space[4]}; color: ${color.text.strong}; ${text('body')} font-weight: ${font.weight.semibold}; }
  ${media.belowMd} { grid-template-columns: minmax(0, 1fr); }
`;
