import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, space } = vars;

export const Root = styled.hr`
  align-self: stretch;
  margin: 0;
  border: 0 solid ${color.border.soft};
  border-top-width: ${border.width.default};
  &[data-upright] { margin: 0 ${space[4]}; border-top-width: 0; border-left-width: ${border.width.default}; }
`;
