import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

export const Method = styled.span`
  display: flex;
  align-items: center;
  gap: ${vars.space[8]};
  white-space: nowrap;
`;
