import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${vars.space[8]};
`;

export const Refused = styled.div`
  margin-bottom: ${vars.space[12]};
`;
