import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

export const TabsPlace = styled.div`
  margin-bottom: ${vars.space[16]};
`;

export const TabWord = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[6]};
`;
