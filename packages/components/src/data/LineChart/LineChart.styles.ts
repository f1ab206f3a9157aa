import { vars } from '@compute-market/tokens';
import { css, styled } from 'styled-components';

const { color, space } = vars;

/** Colour and dashes of a line by its `data-series`: dashes tell lines apart without colour. */
const look = css`
  fill: none;
  stroke-width: 1.6;
  stroke-linejoin: round;
  stroke-linecap: round;
  vector-effect: non-scaling-stroke;
  forced-color-adjust: none;
  &[data-series='1'] { stroke: ${color.chart.instance}; }
  &[data-series='2'] { stroke: ${color.chart.disk}; stroke-dasharray: 6 4; }
  &[data-series='3'] { stroke: ${color.chart.bandwidth}; stroke-dasharray: 2 3; }
`;

export const Line = styled.path`
  ${look}
`;

/** A line of no length with round ends: a value alone, and the one that is read out. */
export const Dot = styled.path`
  ${look}
  stroke-dasharray: none !important;
  stroke-width: 5;
  &[data-read] { stroke-width: 8; }
`;

export const Pointer = styled.line`
  stroke: ${color.border.strong};
`;

export const SwatchRoot = styled.svg`
  flex: none;
  width: ${space[16]};
  height: ${space[12]};
`;
