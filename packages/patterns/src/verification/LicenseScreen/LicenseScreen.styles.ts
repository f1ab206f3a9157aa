import { media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, radius, space } = vars;

/** A row of the comparison; three columns, stacked on a phone. */
export const Facts = styled.table`
  width: 100%;
  border: ${border.width.default} solid ${color.border.soft};
  border-radius: ${radius.inner};
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  ${text('dense')}

  th, td { padding: ${space[8]} ${space[12]}; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
  th { color: ${color.text.secondary}; font-weight: ${vars.font.weight.regular}; }
  tbody th, tbody td { border-top: ${border.width.default} solid ${color.border.soft}; }
  tr[data-different] td { background: ${color.status.warn.surface}; }
  ${media.belowSm} { th, td { padding: ${space[8]}; } }
`;

export const Mark = styled.span`
  display: block;
  margin-top: ${space[2]};
`;
