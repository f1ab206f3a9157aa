import { text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, space } = vars;

export const Effects = styled.ul`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  padding-left: ${space[16]};
  list-style: disc;
  ${text('dense', color.text.secondary)}
`;
