import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { text } from '../../styles/text';

const { color, font, space } = vars;

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[6]};
  color: ${color.text.strong};
  font-weight: ${font.weight.semibold};
  white-space: nowrap;
`;

export const Discount = styled.span`
  ${text('small', color.text.secondary)}
`;
