import { ellipsis, media, row, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { css, styled } from 'styled-components';

const { border, color, font, radius, space } = vars;

const strip = css`
  position: relative;
  ${row}
  gap: ${space[10]};
  height: 44px;
  padding: 0 ${space[16]};
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.md};
  background: ${color.surface.card};
  white-space: nowrap;
  & > :is(svg, button, [data-component='Tag']) { flex: none; }
  & > svg { color: ${color.text.action}; }
`;

export const Notice = styled.div`
  ${strip}
  & > a { ${ellipsis} color: ${color.text.strong}; }
  & > time { flex: none; margin-left: auto; ${text('small')} color: ${color.text.tertiary}; }
  & > a:last-child { display: inline-flex; flex: none; gap: ${space[4]}; align-items: center; color: ${color.text.action}; ${text('dense')} }
  ${media.belowLg} { & > time { display: none; } & > a:last-child { margin-left: auto; } }
  ${media.belowSm} { & > a:last-child { display: none; } }
`;

export const Coupon = styled.div`
  ${strip}
  & > b { color: ${color.text.strong}; font-weight: ${font.weight.semibold}; }
  & > span:not([data-component]) { ${ellipsis} flex: 0 1 auto; color: ${color.text.strong}; }
  & > small { ${ellipsis} flex: 1; ${text('small')} color: ${color.text.tertiary}; }
  & > a { display: inline-flex; flex: none; gap: ${space[4]}; align-items: center; ${text('dense')} }
  ${media.belowLg} { & > small { flex: 1 9999; } }
`;
