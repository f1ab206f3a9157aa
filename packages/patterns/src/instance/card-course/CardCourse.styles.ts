import { text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, space } = vars;

export const Course = styled.span`
  display: inline-flex;
  gap: ${space[6]};
  align-items: center;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${text('small', color.text.secondary)}
`;
