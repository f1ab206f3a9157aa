import { column } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

export const Root = styled.div`
  ${column}
  align-items: center;
  gap: ${vars.space[12]};
  text-align: center;
`;
