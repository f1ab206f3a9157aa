import { ellipsis, media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, radius, size, space } = vars;

export const Notice = styled.div`
  position: relative;
  display: flex;
  gap: ${space[12]};
  align-items: center;
  height: 44px;
  margin-top: 0;
  padding: 0 ${space[20]};
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.md};
  background: ${color.surface.card};
  & > svg { color: ${color.text.action}; }
  & > a { ${ellipsis} color: ${color.text.strong}; }
  & > time { flex: none; margin-left: auto; ${text('small')} color: ${color.text.tertiary}; }
  & > a:last-child { display: inline-flex; flex: none; gap: ${space[4]}; align-items: center; color: ${color.text.action}; ${text('dense')} }
  ${media.belowSm} { gap: ${space[8]}; margin-top: ${space[16]}; padding: 0 ${space[12]}; & > time, & > a:last-child { display: none; } }
`;

export const Coupons = styled.ul`
  --under: ${color.surface.page};
  position: relative;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[16]};
  margin-top: ${space[16]};
  ${media.belowLg} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.belowSm} {
    display: flex;
    gap: ${space[10]};
    margin: ${space[12]} calc(-1 * ${size.frame.gutterSmall}) 0;
    padding: 0 ${size.frame.gutterSmall};
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scroll-padding: 0 ${size.frame.gutterSmall};
    scrollbar-width: none;
    & > li { flex: none; width: 264px; scroll-snap-align: start; }
  }
`;
