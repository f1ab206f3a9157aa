import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

export const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${vars.space[24]};
  min-width: 0;
`;
