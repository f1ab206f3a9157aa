import { media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, font, space } = vars;

export const Detail = styled.div`
  padding: ${space[4]} ${space[20]} ${space[12]};
  overflow-wrap: anywhere;
  ${media.belowSm} { padding: ${space[8]} 0 0; }
`;

/** Two fields side by side. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[8]} ${space[16]};
  ${media.belowSm} { grid-template-columns: minmax(0, 1fr); }
`;

export const Preview = styled.section`
  padding: ${space[12]} ${space[16]};
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${vars.radius.md};
  background: ${color.surface.page};
  h3 { margin: 0 0 ${space[8]}; ${text('body')} font-weight: ${font.weight.semibold}; }
  overflow-wrap: anywhere;
`;

/** What is asked at the left, and at the right what comes of it; on small screens one under the other. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 272px;
  gap: ${space[8]} ${space[24]};
  align-items: start;
  ${media.belowMd} { grid-template-columns: minmax(0, 1fr); }
`;
