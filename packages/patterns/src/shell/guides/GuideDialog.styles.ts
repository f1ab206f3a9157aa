import { text } from '@compute-market/components/styles';
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

export const Since = styled.p`
  margin-top: ${space[16]};
  ${text('small')}
  color: ${color.text.tertiary};
`;
