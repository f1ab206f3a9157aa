import { text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, space } = vars;

export const Rule = styled.p`
  margin: 0;
  padding: ${space[12]} ${space[16]};
  ${text('dense')}
  color: ${color.text.secondary};
`;
