import { bareList, media, text, visuallyHidden } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, font, space } = vars;

/** The sum and what it is made of, on one line where it fits. */
export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: last baseline;
  gap: ${space[16]} ${space[12]};
  ${bareList}
  ${media.belowSm} { display: grid; gap: ${space[8]}; }
`;

export const Term = styled.li`
  display: flex;
  align-items: last baseline;
  gap: ${space[12]};
  &[data-total] { padding-right: ${space[8]}; }
  ${media.belowSm} { align-items: baseline; &[data-total] { padding: 0 0 ${space[8]}; border-bottom: ${border.width.default} solid ${color.border.soft}; } }
`;

export const Operator = styled.span`
  width: ${space[12]};
  text-align: center;
  ${text('section', color.text.tertiary)}
`;

export const Spoken = styled.span`
  ${visuallyHidden}
`;

/** Name over sum; on small screens side by side. */
export const TermBody = styled.span`
  display: grid;
  gap: ${space[2]};
  ${text('dense', color.text.secondary)}
  [data-component='Money'] { color: ${color.text.strong}; }
  b { font-weight: ${font.weight.medium}; color: ${color.text.strong}; ${text('section')} }
  ${media.belowSm} { flex: 1; grid-template-columns: minmax(0, 1fr) auto; align-items: baseline; }
`;
