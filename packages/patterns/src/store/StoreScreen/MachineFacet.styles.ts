import { media } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, radius, shadow, space } = vars;

/* A bare box: it needs none of the text field's marks and counters. */
export const PriceBox = styled.label`
  display: inline-flex;
  gap: ${space[4]};
  align-items: center;
  width: 76px;
  height: ${space[28]};
  padding: 0 ${space[10]};
  border: ${border.width.default} solid ${color.border.strong};
  border-radius: ${radius.sm};
  background: ${color.surface.card};
  & > input { width: 100%; padding: 0; border: 0; outline: none; background: none; color: ${color.text.strong}; }
  & > input::placeholder { color: ${color.text.tertiary}; }
  &:hover { border-color: ${color.border.hover}; }
  &:focus-within { border-color: ${color.border.focus}; box-shadow: ${shadow.focus}; }
  ${media.belowSm} { flex: 1; height: 40px; }
`;
