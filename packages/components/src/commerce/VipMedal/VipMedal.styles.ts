import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { media } from '../../styles/media';
import { vipMetal } from '../vip-metal';

const { vip } = vars.color;

export const Root = styled.svg`
  ${vipMetal}
  flex: none;
  ${media.forcedColors} { &[data-level] { --metal-ink: CanvasText; } }
`;

export const Stop = styled.stop`
  stop-color: ${vip.diamond};
  &[data-part='mid'] { stop-color: ${vip.diamondMid}; }
  &[data-part='to'] { stop-color: ${vip.diamondEnd}; }
`;

export const Hexagon = styled.path`
  fill-opacity: 0.16;
  stroke-width: 1.2px;
  stroke-linejoin: round;
`;

export const Bars = styled.path`
  stroke-width: 1.4px;
  stroke-linecap: round;
`;
