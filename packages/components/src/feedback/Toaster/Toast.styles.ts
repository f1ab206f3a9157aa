import { vars } from '@compute-market/tokens';
import { keyframes, styled } from 'styled-components';
import { media } from '../../styles/media';
import { popupEdge } from '../../styles/popup-edge';
import { text } from '../../styles/text';

const { border, color, duration, easing, font, radius, shadow, size, space } = vars;

const enter = keyframes`from { opacity: 0; transform: translateY(calc(-1 * ${space[8]})); }`;
const elapse = keyframes`to { transform: scaleX(0); }`;

export const Root = styled.div`
  position: relative;
  display: flex;
  gap: ${space[10]};
  align-items: flex-start;
  width: max-content;
  min-width: min(320px, 100%);
  max-width: min(${size.toast}, 100%);
  padding: ${space[12]} ${space[10]} ${space[12]} ${space[14]};
  border-radius: ${radius.md};
  background: ${color.surface.card};
  box-shadow: ${shadow.overlay};
  ${popupEdge}
  overflow: hidden;
  pointer-events: auto;
  animation: ${enter} ${duration.dialog} ${easing.in};
`;

export const Icon = styled.span`
  display: inline-flex;
  flex: none;
  margin-top: 1px;
  color: ${color.status.info.icon};

  [data-tone='ok'] > & { color: ${color.status.ok.icon}; }
  [data-tone='warn'] > & { color: ${color.status.warn.icon}; }
  [data-tone='err'] > & { color: ${color.status.err.icon}; }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.p`
  color: ${color.text.strong};
  font-weight: ${font.weight.semibold};
  line-height: ${vars.text.dense.line};
`;

export const Detail = styled.p`
  ${text('small', color.text.secondary)}
`;

/* How much of its time is left; stands still while the clock does. */
export const TimeBar = styled.span`
  position: absolute;
  right: 0;
  bottom: 0;
  left: 0;
  height: ${border.width.strong};
  background: ${color.status.info.icon};
  transform-origin: left;
  animation: ${elapse} var(--duration) ${easing.linear} forwards;

  [data-tone='ok'] > & { background: ${color.status.ok.icon}; }
  [data-tone='warn'] > & { background: ${color.status.warn.icon}; }
  [data-tone='err'] > & { background: ${color.status.err.icon}; }
  [data-paused] > & { animation-play-state: paused; }
  ${media.reducedMotion} { display: none; }
`;
