import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color } = vars;

export const Drawing = styled.svg`
  fill: ${color.surface.card};
  stroke: ${color.border.strong};
  stroke-width: 2;
  stroke-linecap: round;
`;
