import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { media } from '../../styles/media';
import { vipMetal } from '../vip-metal';

const { color, radius, space } = vars;
const { vip } = color;

/** Stripes of what a sum could add to the progress. */
const vipHatch = `repeating-linear-gradient(115deg, ${vip.gold} 0 3px, ${vip.goldPale} 3px 6px)`;

export const Track = styled.div`
  ${vipMetal}
  display: flex;
  height: ${space[8]};
  border-radius: ${radius.sm};
  background: ${color.surface.track};
  &[data-unknown] { background: none; }
  overflow: hidden;
  ${media.forcedColors} { outline: 1px solid CanvasText; }
`;

export const Fill = styled.span`
  width: var(--filled);
  background: var(--metal);
  border-radius: ${radius.sm};
  &:not(:last-child) { border-radius: ${radius.sm} 0 0 ${radius.sm}; }
  ${media.forcedColors} { background: CanvasText; forced-color-adjust: none; }
`;

export const Pending = styled.span`
  width: var(--added);
  background: ${vipHatch};
  ${media.forcedColors} { background: Highlight; forced-color-adjust: none; }
`;
