import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { media } from '../../styles/media';

const { color } = vars;

export const Root = styled.svg`
  --ink: ${color.action.default};
  --board: ${color.surface.selected};
  --edge: ${color.action.subtleActive};
  flex: none;
  &[data-sold-out] { --ink: ${color.text.disabled}; --board: ${color.surface.page}; --edge: ${color.border.default}; }
  ${media.forcedColors} { --ink: CanvasText; --board: Canvas; --edge: CanvasText; &[data-sold-out] { --ink: GrayText; --board: Canvas; --edge: GrayText; } }
`;

export const Board = styled.rect`
  fill: var(--board);
  stroke: var(--edge);
`;

export const Chips = styled.path`
  fill: none;
  stroke: var(--ink);
  stroke-opacity: 0.52;
  stroke-linejoin: round;
`;

export const Lines = styled.path`
  fill: none;
  stroke: var(--ink);
  stroke-opacity: 0.3;
  stroke-width: 0.7px;
`;

/* The stroke rounds the corners of a cell; opacity instead of fill-opacity, so that the two do not add up. */
export const Cells = styled.path`
  fill: var(--ink);
  stroke: var(--ink);
  stroke-width: 0.6px;
  stroke-linejoin: round;
  opacity: var(--level);
`;
