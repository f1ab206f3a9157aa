import { Dot } from '@compute-market/components/dot';
import { focusOutline, media, row, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, duration, easing, font, layer, radius, size, space, text: type } = vars;

/* The white and the line are a layer of their own, so that the words never fade with them. */
export const Root = styled.header`
  --bar-gutter: ${size.frame.gutter};
  position: sticky;
  z-index: ${layer.bar};
  top: 0;
  ${row}
  height: ${size.frame.bar};
  padding: 0 var(--bar-gutter);
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    border-bottom: ${border.width.default} solid ${color.border.default};
    background: ${color.surface.card};
  }
  &[data-transparent] { margin-bottom: calc(-1 * ${size.frame.bar}); }
  &[data-transparent]::before { opacity: var(--bar-opacity, 0); }
  ${media.belowSm} { --bar-gutter: ${space[8]}; padding-right: ${size.frame.gutterSmall}; }
`;

export const Home = styled.a`
  display: flex;
  flex: none;
  &:hover { text-decoration: none; }
  &:focus-visible { ${focusOutline} border-radius: ${radius.sm}; }
`;

export const Navigation = styled.nav`
  display: flex;
  gap: ${space[4]};
  height: 100%;
  margin-left: ${space[40]};
  ${media.belowSm} { display: none; }
  ${media.belowMd} { margin-left: ${space[16]}; }
`;

export const Tab = styled.a`
  position: relative;
  ${row}
  gap: ${space[4]};
  padding: 0 ${space[14]};
  color: ${color.text.body};
  white-space: nowrap;
  transition: color ${duration.hover} ${easing.in};
  &:hover { color: ${color.text.action}; }
  &:focus-visible { ${focusOutline} outline-offset: calc(-1 * ${space[4]}); }
  &[aria-current] { color: ${color.text.action}; font-weight: ${font.weight.semibold}; }
  &[aria-current]::after {
    content: '';
    position: absolute;
    right: ${space[14]};
    bottom: 0;
    left: ${space[14]};
    height: ${border.width.strong};
    background: ${color.action.default};
  }
`;

export const Right = styled.div`
  ${row}
  gap: ${space[4]};
  margin-left: auto;
`;

/** What stands in the bar as an icon or a word: 32 high, grey under the pointer and while its panel is open. */
export const barItem = `
  position: relative;
  ${row}
  gap: ${space[6]};
  height: ${space[32]};
  padding: 0 ${space[10]};
  border: 0;
  border-radius: ${radius.sm};
  background: transparent;
  color: ${color.text.body};
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${duration.hover} ${easing.in};
  &:hover, &[data-popup-open] { background: ${color.surface.disabled}; color: ${color.text.strong}; }
  &:focus-visible { ${focusOutline} outline-offset: calc(-1 * ${border.width.strong}); }
`;

export const PlainLogin = styled.a`
  ${barItem}
  margin: 0 ${space[4]};
  padding: 0 ${space[14]};
  ${media.belowSm} {
    padding: 0 ${space[16]};
    background: ${color.action.default};
    color: ${color.text.onAction};
    &:hover { background: ${color.action.hover}; color: ${color.text.onAction}; }
    & + * { display: none; }
  }
`;

/** Keeps the place of balance and avatar while the account is being read. */
export const Pending = styled.span`
  width: 220px;
  margin-left: ${space[8]};
  ${media.belowSm} { width: 96px; }
`;

export const WorkOrder = styled.a`
  ${barItem}
  ${media.belowSm} { display: none; }
`;

export const ReplyDot = styled(Dot)`
  align-self: flex-start;
  margin-top: ${space[8]};
`;

export const Balance = styled.a`
  ${row}
  height: ${space[32]};
  margin: 0 ${space[8]};
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.sm};
  background: ${color.surface.card};
  color: ${color.text.body};
  white-space: nowrap;
  overflow: hidden;
  transition: border-color ${duration.hover} ${easing.in};
  &:hover { border-color: ${color.action.border}; text-decoration: none; }
  &:focus-visible { ${focusOutline} outline-offset: 0; }
  ${media.belowSm} { order: -1; margin: 0 ${space[4]}; padding: 0 ${space[8]}; border-color: transparent; background: transparent; }
`;

export const Amount = styled.span`
  padding: 0 ${space[10]};
  b { font-weight: ${font.weight.medium}; color: ${color.text.strong}; }
  ${media.belowSm} {
    padding: 0;
    ${text('dense')}
    > span:first-child { display: none; }
  }
`;

export const Whole = styled.span`
  color: ${color.text.tertiary};
  ${media.belowSm} { display: none; }
`;

export const TopUp = styled.span`
  ${row}
  align-self: stretch;
  padding: 0 ${space[10]};
  border-left: ${border.width.default} solid ${color.border.default};
  background: ${color.action.subtle};
  color: ${color.text.action};
  font-size: ${type.dense.size};
  ${media.belowSm} { display: none; }
`;

export const MenuButton = styled.button`
  ${barItem}
  display: none;
  justify-content: center;
  width: ${size.control.touch};
  height: ${size.control.touch};
  margin-right: ${space[4]};
  padding: 0;
  ${media.belowSm} { display: flex; }
`;
