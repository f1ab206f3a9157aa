import { focusOutline, media, text, visuallyHidden } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { keyframes, styled } from 'styled-components';

const { color, duration, easing, font, radius, size, space } = vars;

/* Behind the top bar, which is transparent over it. */
export const Sky = styled.div`
  position: absolute;
  inset: 0 0 auto;
  height: 400px;
  background: linear-gradient(${color.hero.from}, ${color.hero.mid} 46%, ${color.surface.page});
  overflow: hidden;
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background-image: linear-gradient(${color.hero.line} 1px, transparent 1px), linear-gradient(90deg, ${color.hero.line} 1px, transparent 1px);
    background-position: calc(50% - 640px) ${space[8]};
    background-size: ${space[24]} ${space[24]};
    mask-image: linear-gradient(90deg, transparent 36%, ${color.text.strong} 78%);
  }
  ${media.belowSm} { height: 300px; &::before { content: none; } }
`;

export const Root = styled.section`
  position: relative;
  min-height: 272px;
  padding-top: 44px;
  & > svg { position: absolute; top: 2px; right: 0; }
  ${media.belowLg} { & > svg { top: 36px; width: 400px; height: auto; } }
  ${media.belowMd} { & > svg { display: none; } }
  ${media.belowSm} { min-height: 0; padding-top: ${space[8]}; }
`;

export const Words = styled.div`
  position: relative;
  max-width: 640px;
  ${media.belowLg} { max-width: calc(100% - 420px); }
  ${media.belowMd} { max-width: none; }
`;

export const Topic = styled.p`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  min-height: 22px;
  ${text('dense')}
  color: ${color.text.action};
  font-weight: ${font.weight.medium};
  & > span { background: ${color.surface.card}; }
`;

export const Headline = styled.p`
  margin-top: ${space[12]};
  ${text('hero')}
  color: ${color.text.strong};
  & > span { display: block; }
  ${media.belowSm} { margin-top: ${space[8]}; ${text('heroSmall')} }
`;

export const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  align-items: center;
  min-height: ${size.control.lg};
  margin-top: ${space[20]};
  ${media.belowSm} { margin-top: ${space[8]}; & > a { display: none; } }
`;

export const Offer = styled.span`
  display: flex;
  gap: ${space[4]};
  align-items: baseline;
  color: ${color.text.secondary};
`;

export const Marks = styled.div`
  display: flex;
  align-items: center;
  height: ${size.target};
  margin: ${space[4]} calc(-1 * ${space[6]});
  ${media.belowSm} { display: none; }
`;

const run = keyframes`from { transform: scaleX(0); } to { transform: scaleX(1); }`;

/* The running mark is the clock of the slides: when its animation ends, the next slide comes. Nothing runs where less motion is asked for. */
export const Mark = styled.button`
  position: relative;
  width: ${size.target};
  height: ${size.target};
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  &::before, &::after { content: ''; position: absolute; inset: 50% ${space[6]} auto; height: 3px; border-radius: ${radius.sm}; background: ${color.gauge.dead}; }
  &::after { background: ${color.action.default}; transform: scaleX(0); transform-origin: left; }
  &:focus-visible { ${focusOutline} }
  &[aria-current='true'] { width: ${space[40]}; }
  &[aria-current='true']::after { animation: ${run} ${duration.toast} ${easing.linear} forwards; }
  [data-paused] > &::after, ${Root}:hover &::after, ${Root}:focus-within &::after { animation-play-state: paused; }
  ${media.reducedMotion} { &[aria-current='true']::after { animation: none !important; transform: none; } }
`;

export const Announced = styled.span`
  ${visuallyHidden}
`;
