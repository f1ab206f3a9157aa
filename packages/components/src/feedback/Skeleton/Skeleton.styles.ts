import { vars } from '@compute-market/tokens';
import { keyframes, styled } from 'styled-components';
import { media } from '../../styles/media';

const { color, duration, easing, radius, space } = vars;

const appear = keyframes`to { opacity: 1; }`;
const sweep = keyframes`to { transform: translateX(100%); }`;

/* Nothing is shown for the first 200 ms: an answer that comes in that time shows no skeleton at all. */
export const Root = styled.span`
  display: block;
  width: var(--width, 100%);
  max-width: 100%;
  opacity: 0;
  animation: ${appear} ${duration.hover} ${easing.in} ${duration.skeletonDelay} forwards;
`;

export const Bone = styled.span`
  position: relative;
  display: block;
  height: var(--height, ${space[12]});
  border-radius: ${radius.sm};
  background: ${color.surface.track};
  overflow: hidden;

  [data-shape='circle'] > & { border-radius: ${radius.full}; }
  [data-shape='block'] > & { border-radius: ${radius.inner}; }
  & + & { margin-top: ${space[8]}; }
  [data-shape='text'] > &:last-child:not(:first-child) { width: 60%; }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, transparent, ${color.surface.hover} 50%, transparent);
    transform: translateX(-100%);
    animation: ${sweep} ${duration.sweep} ${easing.linear} infinite;
  }
  ${media.reducedMotion} {
    &::after { content: none; }
  }
`;
