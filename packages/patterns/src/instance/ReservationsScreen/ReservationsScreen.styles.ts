import { bareButton, ellipsis, focusOutline, media, row, text, wrappingRow } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, font, radius, size, space } = vars;

export const Number = styled.span`
  ${row}
  gap: ${space[4]};
  white-space: nowrap;
`;

export const Name = styled.span`
  display: block;
  color: ${color.text.strong};
  ${ellipsis}
`;

export const Quote = styled.span`
  font-weight: ${font.weight.medium};
  color: ${color.text.strong};
  white-space: nowrap;
`;

export const Words = styled.span`
  ${wrappingRow}
  justify-content: flex-end;
  gap: 0 ${space[12]};
  white-space: nowrap;
  ${text('dense')}
`;

/** A word of a row that acts. */
export const Word = styled.button`
  min-height: ${size.target};
  ${bareButton}
  border-radius: ${radius.sm};
  ${text('dense', color.text.action)}
  cursor: pointer;
  &:hover { color: ${color.action.hover}; text-decoration: underline; text-underline-offset: ${space[4]}; }
  &:focus-visible { ${focusOutline} }
  ${media.belowSm} { min-height: ${size.control.touch}; }
`;

export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[20]};
  overflow-wrap: anywhere;
  h3 { margin-bottom: ${space[8]}; ${text('body')} font-weight: ${font.weight.semibold}; }
`;
