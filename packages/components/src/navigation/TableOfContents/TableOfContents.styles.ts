import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { focusRing } from '../../styles/focus';
import { text } from '../../styles/text';

const { border, color, duration, easing, font, radius, size, space } = vars;

export const Root = styled.nav`
  min-width: 0;
  ${text('dense')}
  & > ul { border-left: ${border.width.default} solid ${color.border.default}; }
`;

export const Heading = styled.div`
  margin-bottom: ${space[8]};
  ${text('small', color.text.tertiary)}
`;

export const Entry = styled.li`
  margin-left: calc(-1 * ${border.width.default});
`;

export const Anchor = styled.a`
  display: block;
  min-height: ${size.target};
  padding: ${space[2]} ${space[8]} ${space[2]} calc(${space[12]} + var(--depth) * ${space[12]});
  border-left: ${border.width.strong} solid transparent;
  border-radius: 0 ${radius.sm} ${radius.sm} 0;
  outline: none;
  color: ${color.text.secondary};
  text-decoration: none;
  overflow-wrap: anywhere;
  transition: color ${duration.hover} ${easing.in};
  &:hover { color: ${color.text.action}; }
  &:focus-visible { ${focusRing} }
  &[aria-current] { border-left-color: ${color.action.default}; color: ${color.text.action}; font-weight: ${font.weight.semibold}; }
`;
