import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { Frame, typedStyle } from '../TextField/TextControl.styles';

const { space } = vars;

export const Root = styled(Frame)`
  position: relative;
  height: auto;
  padding: 0;
  &[data-counter] { padding-bottom: ${space[20]}; }
  > [data-part='counter'] { position: absolute; right: ${space[8]}; bottom: 0; }
`;

export const Area = styled.textarea`
  ${typedStyle}
  display: block;
  height: auto;
  min-height: 72px;
  padding: ${space[4]} ${space[10]};
  resize: vertical;
`;
