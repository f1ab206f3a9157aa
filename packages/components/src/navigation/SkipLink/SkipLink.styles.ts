import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { focusRing } from '../../styles/focus';

const { color, duration, easing, layer, radius, shadow, space } = vars;

export const Root = styled.a`
  position: fixed;
  z-index: ${layer.overlay};
  top: ${space[8]};
  left: ${space[8]};
  padding: ${space[8]} ${space[16]};
  border-radius: ${radius.sm};
  background: ${color.surface.card};
  transform: translateY(calc(-100% - ${space[16]}));
  transition: transform ${duration.hover} ${easing.in};
  &:focus { ${focusRing} box-shadow: ${shadow.overlay}; transform: none; }
`;
