import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

export const Debt = styled.span`
  color: ${vars.color.danger.text};
`;
