import { text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { space } = vars;

export const Systems = styled.section`
  display: grid;
  gap: ${space[8]};
  > h3 { ${text('dense')} }
`;
