import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { size, space } = vars;

export const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[8]};
  margin: ${space[10]} 0;
  > button { height: ${size.control.xl}; }
  > button:only-child { grid-column: 1 / -1; }
`;
