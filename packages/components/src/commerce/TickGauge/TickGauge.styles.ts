import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { media } from '../../styles/media';

const { color } = vars;

export const Root = styled.span`
  display: block;
  width: var(--wide);
  max-width: 100%;
  height: var(--tall);
`;

/* Stretched to any width; the strokes keep their px because they do not scale with the drawing. */
export const Drawing = styled.svg`
  width: calc(100% - var(--tick));
  height: 100%;
  margin: 0 calc(var(--tick) / 2);
  overflow: visible;
`;

export const TickPath = styled.path`
  fill: none;
  stroke: ${color.gauge.off};
  stroke-width: var(--tick);
  stroke-linecap: round;
  vector-effect: non-scaling-stroke;

  &[data-part='on'] { stroke: ${color.gauge.on}; }
  [data-tone='soft'] &[data-part='on'] { stroke: ${color.gauge.soft}; }
  [data-tone='low'] &[data-part='on'] { stroke: ${color.gauge.low}; }
  [data-tone='dead'] &[data-part='on'] { stroke: ${color.gauge.dead}; }

  ${media.forcedColors} {
    stroke: GrayText;
    stroke-opacity: 0.4;
    &[data-part='on'], [data-tone] &[data-part='on'] { stroke: CanvasText; stroke-opacity: 1; }
  }
`;
