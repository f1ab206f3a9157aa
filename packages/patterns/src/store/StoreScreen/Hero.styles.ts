import { ellipsis, media, row, text, wrappingRow } from '@compute-market/components/styles';
import { breakpoint, vars } from '@compute-market/tokens';
import { css, styled } from 'styled-components';

const { color, font, size, space } = vars;

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

export const Words = styled.div`
  position: relative;
  max-width: 640px;
`;

export const Topic = styled.p`
  ${row}
  gap: ${space[8]};
  min-height: 22px;
  ${text('dense', color.text.action)}
  font-weight: ${font.weight.medium};
  & > span { background: ${color.surface.card}; }
`;

export const Headline = styled.p`
  margin-top: ${space[12]};
  ${text('hero', color.text.strong)}
  & > span { display: block; }
  ${media.belowSm} { min-height: calc(2 * ${vars.text.heroSmall.line}); margin-top: ${space[8]}; ${text('heroSmall')} }
`;

export const Action = styled.div`
  ${wrappingRow}
  gap: ${space[8]} ${space[16]};
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
  ${row}
  height: ${size.target};
  margin: ${space[4]} calc(-1 * ${space[6]});
  ${media.belowSm} { display: none; }
`;

/* One line of 64 px, where prices are what people came for: for members, and in windows of a middle width. */
const line = css`
  min-height: 64px;
  padding: 0;
  & > svg { display: none; }
  & > ${Words} { display: flex; gap: ${space[16]}; align-items: center; max-width: none; min-height: 64px; }
  & ${Topic}, & ${Action}, & ${Marks} { flex: none; margin: 0; }
  & ${Headline} { flex: 1; min-width: 0; min-height: 0; margin: 0; ${text('section')} ${ellipsis} }
  & ${Headline} > span { display: inline; }
  & ${Action} > a { height: ${size.control.md}; }
  & ${Offer} > :last-child > span { display: none; }
`;

export const Root = styled.section`
  position: relative;
  min-height: 272px;
  padding-top: 44px;
  & > svg { position: absolute; top: 2px; right: 0; }
  ${media.belowLg} { @media (min-width: ${breakpoint.sm}px) { ${line} } }
  ${media.belowSm} { min-height: 0; padding-top: ${space[8]}; & > svg { display: none; } }
  &[data-line] { ${line} ${media.belowSm} { ${Topic} { display: none; } } }
`;
