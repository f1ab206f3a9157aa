import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { text } from '../../styles/text';

const { color, space } = vars;

export const Unit = styled.span`
  margin-left: ${space[4]};
  color: ${color.text.secondary};
  font-size: 0.86em;
`;

export const Root = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  &[data-size='figure'] { ${text('figure')} color: ${color.text.strong}; }
  &[data-size='figure'] > [data-part='unit'] { ${text('dense')} }
`;
