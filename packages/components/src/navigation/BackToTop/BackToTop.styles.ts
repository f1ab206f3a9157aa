import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { centred } from '../../styles/flex';
import { focusRing } from '../../styles/focus';

const { border, color, duration, easing, layer, radius, shadow, size, space } = vars;

export const Root = styled.button`
  position: fixed;
  z-index: ${layer.widget};
  right: ${space[16]};
  bottom: ${space[24]};
  display: inline-flex;
  ${centred}
  width: ${size.control.touch};
  height: ${size.control.touch};
  padding: 0;
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.full};
  background: ${color.surface.card};
  color: ${color.text.secondary};
  box-shadow: ${shadow.raised};
  cursor: pointer;
  transition: color ${duration.hover} ${easing.in}, opacity ${duration.menu} ${easing.in};
  &:hover { color: ${color.text.action}; }
  &:focus-visible { ${focusRing} }
`;
