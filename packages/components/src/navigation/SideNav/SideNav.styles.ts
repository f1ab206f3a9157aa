import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { row } from '../../styles/flex';
import { focusOutline } from '../../styles/focus';
import { media } from '../../styles/media';
import { text, visuallyHidden } from '../../styles/text';

const { border, color, duration, easing, font, radius, size, space } = vars;

/** 208 wide, icons only under 1200, none under 768. The drawer of small screens shows the whole again. */
export const Root = styled.nav`
  width: ${size.frame.side};
  padding: ${space[12]} ${space[8]} ${space[24]};
  border-right: ${border.width.default} solid ${color.border.default};
  background: ${color.surface.card};
  overflow-y: auto;
  &[data-in-drawer] { width: 100%; padding: 0; border-right: 0; }
  ${media.belowLg} { &:not([data-in-drawer]) { width: ${size.frame.sideCollapsed}; } }
  ${media.belowSm} { &:not([data-in-drawer]) { display: none; } }
`;

export const Group = styled.div`
  &:not(:first-child) { margin-top: ${space[16]}; }
  ${media.belowLg} {
    [data-component='SideNav']:not([data-in-drawer]) > &:not(:first-child) { margin-top: ${space[8]}; padding-top: ${space[8]}; border-top: ${border.width.default} solid ${color.border.soft}; }
  }
`;

export const GroupLabel = styled.h2`
  margin: ${space[4]} 0;
  padding: 0 ${space[12]};
  ${text('small', color.text.tertiary)}
  ${media.belowLg} { [data-component='SideNav']:not([data-in-drawer]) & { ${visuallyHidden} } }
`;

export const Item = styled.a`
  position: relative;
  ${row}
  gap: ${space[10]};
  height: 36px;
  padding: 0 ${space[12]};
  border-radius: ${radius.sm};
  color: ${color.text.body};
  white-space: nowrap;
  transition: background-color ${duration.hover} ${easing.in};
  > svg { color: ${color.text.tertiary}; }
  &:hover { background: ${color.surface.hover}; }
  &:focus-visible { ${focusOutline} outline-offset: calc(-1 * ${border.width.strong}); }
  &[aria-current] { background: ${color.action.subtle}; color: ${color.text.action}; font-weight: ${font.weight.semibold}; }
  &[aria-current] > svg { color: ${color.text.action}; }
  &[aria-current]::before {
    content: '';
    position: absolute;
    left: calc(-1 * ${space[8]});
    width: ${border.width.accent};
    height: 18px;
    border-radius: 0 ${space[2]} ${space[2]} 0;
    background: ${color.action.default};
    ${media.forcedColors} { background: Highlight; forced-color-adjust: none; }
  }
  [data-in-drawer] & { height: ${size.targetTouch}; }
  ${media.belowLg} {
    [data-component='SideNav']:not([data-in-drawer]) & { justify-content: center; padding: 0; }
  }
`;

export const Label = styled.span`
  ${media.belowLg} { [data-component='SideNav']:not([data-in-drawer]) & { ${visuallyHidden} } }
`;

export const Count = styled.span`
  margin-left: auto;
  font-weight: ${font.weight.regular};
  ${text('small', color.text.tertiary)}
  ${media.belowLg} { [data-component='SideNav']:not([data-in-drawer]) & { ${visuallyHidden} } }
`;

export const Dot = styled.span`
  width: ${space[6]};
  height: ${space[6]};
  margin-left: auto;
  border-radius: ${radius.full};
  background: ${color.danger.default};
  ${media.belowLg} {
    [data-component='SideNav']:not([data-in-drawer]) & { position: absolute; top: ${space[6]}; right: ${space[12]}; }
  }
`;

export const Spoken = styled.span`
  ${visuallyHidden}
`;
