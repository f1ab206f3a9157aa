import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

export const Sheet = styled.div`
  display: grid;
  gap: ${vars.space[20]};
`;
