import { centred, media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, font, radius, space } = vars;
const grid = `linear-gradient(${color.hero.line} 1px, transparent 1px), linear-gradient(90deg, ${color.hero.line} 1px, transparent 1px)`;

export const Root = styled.aside`
  position: sticky;
  top: 0;
  flex: none;
  width: 600px;
  height: 100vh;
  padding: ${space[40]} 56px;
  background: linear-gradient(160deg, ${color.hero.loginFrom} 0%, ${color.hero.loginMid} 48%, ${color.hero.loginTo} 100%);
  overflow: hidden;
  > * { position: relative; }
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: ${grid};
    background-size: ${space[24]} ${space[24]};
    mask-image: linear-gradient(180deg, transparent 30%, black 90%);
  }
  ${media.belowLg} { width: 480px; padding: ${space[40]}; }
  ${media.belowMd} { display: none; }
`;

export const HomeLink = styled.a`
  display: inline-block;
  &:hover { text-decoration: none; }
`;

export const Headline = styled.p`
  margin-top: 72px;
  ${text('loginHeadline', color.text.strong)}
  > span { display: block; }
`;

export const Point = styled.li`
  display: flex;
  gap: ${space[12]};
  ${text('dense', color.text.secondary)}
  b { display: block; color: ${color.text.strong}; font-size: ${vars.text.body.size}; font-weight: ${font.weight.semibold}; }
`;

export const PointIcon = styled.span`
  display: inline-flex;
  flex: none;
  ${centred}
  width: ${space[32]};
  height: ${space[32]};
  border-radius: ${radius.md};
  background: ${color.surface.card};
  color: ${color.text.action};
`;

/** Decoration, so it stands outside the flow and bleeds at the bottom. */
export const Drawing = styled.div`
  && { position: absolute; }
  right: 0;
  bottom: 0;
  left: ${space[24]};
  > svg { width: min(556px, 100%); height: auto; }
  @media (max-height: 720px) { display: none; }
`;
