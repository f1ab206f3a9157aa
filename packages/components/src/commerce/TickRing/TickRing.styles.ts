import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { media } from '../../styles/media';

const { color, duration, easing } = vars;

export const Root = styled.div`
  position: relative;
  width: var(--ring);
  height: var(--ring);
  max-width: 100%;
`;

export const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

export const Tick = styled.path`
  fill: none;
  stroke: ${color.gauge.off};
  stroke-width: 2.2px;
  stroke-linecap: round;
  transition: stroke ${duration.dialog} ${easing.in};

  &[data-lit] { stroke: ${color.gauge.on}; }
  [data-tone='low'] &[data-lit] { stroke: ${color.gauge.low}; }
  [data-tone='dead'] & { stroke: ${color.gauge.dead}; }

  ${media.forcedColors} {
    stroke: GrayText;
    stroke-opacity: 0.4;
    &[data-lit], [data-tone] &[data-lit] { stroke: CanvasText; stroke-opacity: 1; }
  }
`;

export const Center = styled.div`
  position: absolute;
  inset: 38px;
  display: grid;
  place-items: center;
`;
