import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, space } = vars;

export const Rules = styled.ul`
  display: grid;
  gap: ${space[8]};
  padding-left: ${space[20]};
  list-style: disc;
  &:not(:first-child) { margin-top: ${space[20]}; }
  > li::marker { color: ${color.text.action}; }
`;
