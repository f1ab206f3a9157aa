import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

export const TabsPlace = styled.div`
  margin-bottom: ${vars.space[16]};
`;
