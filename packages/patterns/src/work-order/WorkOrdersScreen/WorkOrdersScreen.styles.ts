import { row } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, font, space } = vars;

export const Number = styled.span`
  ${row}
  gap: ${space[4]};
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

/** An unread title is bold and has a dot, in the middle of its first line. */
export const Title = styled.span`
  display: flex;
  align-items: flex-start;
  gap: ${space[8]};
  min-width: 0;
  > [data-component='Dot'] { margin-top: ${space[8]}; }
  a { overflow-wrap: anywhere; color: ${color.text.strong}; }
  &[data-unread] a { font-weight: ${font.weight.semibold}; }
`;
