import { row } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

export const Method = styled.span`
  ${row}
  gap: ${vars.space[8]};
  white-space: nowrap;
`;
