import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

export const Refused = styled.div`
  margin-bottom: ${vars.space[12]};
`;
