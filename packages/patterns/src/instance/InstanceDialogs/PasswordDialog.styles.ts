import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { space } = vars;

export const Stack = styled.form`
  display: grid;
  gap: ${space[16]};
`;
