import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color } = vars;

export const Root = styled.span`
  display: inline-block;
  width: var(--spark-width);
  max-width: 100%;
  height: var(--spark-height);
  vertical-align: middle;
  color: ${color.action.default};
  &[data-tone='quiet'] { color: ${color.text.tertiary}; }
  &[data-tone='ok'] { color: ${color.status.ok.icon}; }
  &[data-tone='danger'] { color: ${color.danger.default}; }
`;

export const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  overflow: visible;
`;

export const Line = styled.polyline`
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.6;
  stroke-linejoin: round;
  stroke-linecap: round;
  vector-effect: non-scaling-stroke;
`;

export const Zero = styled.line`
  stroke: ${color.border.strong};
  stroke-dasharray: 2 2;
  vector-effect: non-scaling-stroke;
`;

/** A line of no length with round ends is a dot that keeps its shape however the drawing is stretched. */
export const Dot = styled.path`
  stroke: currentcolor;
  stroke-width: 5;
  stroke-linecap: round;
  vector-effect: non-scaling-stroke;
`;
