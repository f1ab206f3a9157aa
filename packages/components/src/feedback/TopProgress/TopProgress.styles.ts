import { vars } from '@compute-market/tokens';
import { keyframes, styled } from 'styled-components';
import { media } from '../../styles/media';

const { border, color, duration, easing, layer } = vars;

/* Fast at first, then ever slower: it never pretends to be done. */
const creep = keyframes`
  from { transform: scaleX(0); }
  10% { transform: scaleX(.4); }
  40% { transform: scaleX(.75); }
  to { transform: scaleX(.94); }
`;

/* The length of its way is a plain measure of time, far longer than any motion of the house. */
export const Root = styled.div`
  position: fixed;
  z-index: ${layer.progress};
  top: 0;
  right: 0;
  left: 0;
  height: ${border.width.strong};
  background: ${color.action.default};
  transform-origin: left;
  opacity: 0;
  pointer-events: none;
  transition: opacity ${duration.dialog} ${easing.out} ${duration.hover};

  &[data-active] { opacity: 1; transition-duration: 0s; transition-delay: 0s; animation: ${creep} 10s ${easing.in} forwards; }
  ${media.reducedMotion} {
    &[data-active] { transform: scaleX(.5); animation: none; }
  }
`;
