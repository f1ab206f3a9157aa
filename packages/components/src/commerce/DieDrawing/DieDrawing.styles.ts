import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { media } from '../../styles/media';

const { color, text } = vars;

export const Root = styled.svg`
  --ink: ${color.action.default};
  --paper: ${color.surface.card};
  --tint: ${color.surface.selected};
  --line: ${color.text.tertiary};
  --word: ${color.text.secondary};
  max-width: 100%;
  height: auto;
  ${media.forcedColors} { --ink: CanvasText; --paper: Canvas; --tint: Canvas; --line: CanvasText; --word: CanvasText; }
`;

export const Substrate = styled.rect`
  fill: var(--paper);
  fill-opacity: 0.72;
  stroke: var(--ink);
  stroke-opacity: 0.28;
`;

export const Pins = styled.path`
  fill: none;
  stroke: var(--ink);
  stroke-opacity: 0.26;
`;

export const Chips = styled.path`
  fill: var(--tint);
  stroke: var(--ink);
  stroke-opacity: 0.4;
  stroke-linejoin: round;
`;

export const Layers = styled.path`
  fill: none;
  stroke: var(--ink);
  stroke-opacity: 0.27;
`;

export const Die = styled.rect`
  fill: var(--tint);
  stroke: var(--ink);
  stroke-opacity: 0.5;
`;

export const Cells = styled.path`
  fill: var(--ink);
  stroke: var(--ink);
  stroke-linejoin: round;
  opacity: var(--level);
`;

export const Dimension = styled.path`
  fill: none;
  stroke: var(--line);
  stroke-opacity: 0.55;
`;

export const Label = styled.text`
  fill: var(--word);
  font-size: ${text.small.size};
  text-anchor: middle;
`;
