import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, space } = vars;

export const Divider = styled.span`
  width: ${border.width.default};
  height: ${space[16]};
  background: ${color.border.default};
`;
