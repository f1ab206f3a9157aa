import { column, ellipsis, focusOutline, row, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, duration, easing, font, radius, space } = vars;
const line = `${border.width.default} solid ${color.border.soft}`;

export const Head = styled.div`
  ${row}
  gap: ${space[12]};
  padding: ${space[16]} ${space[20]} ${space[14]};
  > div { min-width: 0; }
`;

export const Name = styled.div`
  ${row}
  gap: ${space[8]};
  font-weight: ${font.weight.semibold};
  > a:first-child { ${ellipsis} }
`;

export const Phone = styled.div`
  ${text('small', color.text.tertiary)}
`;

export const Verification = styled.a`
  display: inline-flex;
  flex: none;
  gap: ${space[4]};
  align-items: center;
  height: ${space[20]};
  padding: 0 ${space[6]};
  border-radius: ${radius.sm};
  background: ${color.status.info.surface};
  color: ${color.status.info.text};
  font-size: ${vars.text.small.size};
  font-weight: ${font.weight.regular};
  line-height: 1;
  &[data-verified='none'] { background: ${color.status.mute.surface}; color: ${color.status.mute.text}; }
  &:hover { text-decoration: underline; }
`;

export const Vip = styled.div`
  padding: 0 ${space[20]} ${space[14]};
`;

export const Purse = styled.dl`
  padding: ${space[10]} ${space[20]};
  border-top: ${line};
  border-bottom: ${line};
  background: ${color.surface.sunken};
  ${text('dense')}
`;

export const Limit = styled.div`
  padding: ${space[10]} ${space[20]} ${space[14]};
  border-top: ${line};
  border-bottom: ${line};
  background: ${color.surface.sunken};
  ${text('dense')}
`;

export const PurseRow = styled.div`
  ${row}
  justify-content: space-between;
  min-height: 26px;
  color: ${color.text.strong};
  > dd { margin: 0; }
`;

export const PurseTerm = styled.dt`
  ${row}
  gap: ${space[6]};
  color: ${color.text.secondary};
  > a { ${text('small')} }
`;

export const Rest = styled.span`
  color: ${color.text.tertiary};
`;

export const Shortcuts = styled.ul`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  padding: ${space[8]} ${space[12]};
`;

export const Shortcut = styled.a`
  ${column}
  gap: ${space[6]};
  align-items: center;
  padding: ${space[10]} 0 ${space[8]};
  border-radius: ${radius.inner};
  color: ${color.text.body};
  font-size: ${vars.text.small.size};
  line-height: ${space[16]};
  transition: background-color ${duration.hover} ${easing.in};
  > svg { color: ${color.text.action}; }
  &:hover { background: ${color.surface.hover}; text-decoration: none; }
  &:focus-visible { ${focusOutline} outline-offset: calc(-1 * ${border.width.strong}); }
`;

export const Theme = styled.div`
  padding: ${space[8]} ${space[20]};
  border-top: ${line};
  &:empty { display: none; }
`;

export const Logout = styled.button`
  ${row}
  gap: ${space[8]};
  width: 100%;
  height: 42px;
  padding: 0 ${space[20]};
  border: 0;
  border-top: ${line};
  background: transparent;
  color: ${color.text.secondary};
  cursor: pointer;
  &:hover { background: ${color.surface.hover}; color: ${color.text.strong}; }
  &:focus-visible { ${focusOutline} outline-offset: calc(-1 * ${border.width.strong}); }
`;
