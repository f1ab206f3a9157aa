import { bareButton, focusOutline, media, visuallyHidden } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { keyframes, styled } from 'styled-components';
import { Root } from './Hero.styles';

const { color, duration, easing, radius, size, space } = vars;

const run = keyframes`from { transform: scaleX(0); } to { transform: scaleX(1); }`;

/* The running mark is the clock of the slides: when its animation ends, the next slide comes. Nothing runs where less motion is asked for. */
export const Mark = styled.button`
  position: relative;
  width: ${size.target};
  height: ${size.target};
  ${bareButton}
  cursor: pointer;
  &::before, &::after { content: ''; position: absolute; inset: 50% ${space[6]} auto; height: 3px; border-radius: ${radius.sm}; background: ${color.gauge.dead}; }
  &::after { background: ${color.action.default}; transform: scaleX(0); transform-origin: left; }
  &:focus-visible { ${focusOutline} }
  &[aria-current='true'] { width: ${space[40]}; }
  &[aria-current='true']::after { animation: ${run} ${duration.toast} ${easing.linear} forwards; }
  [data-paused] &::after, ${Root}:hover &::after, ${Root}:focus-within &::after { animation-play-state: paused; }
  ${media.reducedMotion} { &[aria-current='true']::after { animation: none !important; transform: none; } }
`;

export const Announced = styled.span`
  ${visuallyHidden}
`;
