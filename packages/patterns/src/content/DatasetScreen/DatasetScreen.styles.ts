import { bareList, focusOutline, media, text, wrappingRow } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, space } = vars;

export const Filters = styled.div`
  display: grid;
  gap: ${space[12]};
  padding: ${space[16]} ${space[20]};
  border-bottom: ${border.width.default} solid ${color.border.soft};
  ${media.belowSm} { padding: ${space[16]}; }
`;

export const Line = styled.div`
  ${wrappingRow}
  gap: ${space[8]} ${space[12]};
  > span:first-child { flex: none; width: 40px; ${text('dense')} color: ${color.text.secondary}; }
`;

/** A name that opens what is known of it; the whole row can be read without it. */
export const Name = styled.button`
  padding: ${space[2]} 0;
  border: 0;
  background: none;
  color: ${color.text.action};
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover { text-decoration: underline; }
  &:focus-visible { ${focusOutline} }
`;

export const Summary = styled.span`
  display: block;
  ${text('dense', color.text.secondary)}
`;

export const Rows = styled.ul`
  display: grid;
  ${bareList}
  li { display: grid; gap: ${space[4]}; padding: ${space[12]} ${space[16]}; border-top: ${border.width.default} solid ${color.border.soft}; }
  li:first-child { border-top: 0; }
`;
