import { cardSurface, media, row, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, font, space } = vars;

export const Section = styled.section`
  margin: ${space[16]} 0;
  > h3 { display: flex; align-items: baseline; gap: ${space[8]}; margin-bottom: ${space[8]}; ${text('dense')} font-weight: ${font.weight.semibold}; }
  > h3 > small { ${text('small')} color: ${color.text.tertiary}; font-weight: inherit; }
`;

export const Rows = styled.ul`
  ${cardSurface}
`;

export const Row = styled.li`
  ${row}
  gap: ${space[4]} ${space[12]};
  min-height: 44px;
  padding: ${space[6]} ${space[16]};
  & + & { border-top: ${border.width.default} solid ${color.border.default}; }
  > b { color: ${color.text.action}; font-weight: ${font.weight.semibold}; white-space: nowrap; }
  > span { min-width: 0; color: ${color.text.strong}; overflow-wrap: anywhere; }
  > small { ${text('small')} color: ${color.text.tertiary}; }
  > :last-child { flex: none; margin-inline-start: auto; }
  ${media.belowSm} { flex-wrap: wrap; }
`;
