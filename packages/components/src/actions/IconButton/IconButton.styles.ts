import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { centred } from '../../styles/flex';
import { focusRing } from '../../styles/focus';
import { touchTarget } from '../../styles/target';

const { border, color, duration, easing, radius, size } = vars;

export const Root = styled.button`
  position: relative;
  display: inline-flex;
  flex: none;
  ${centred}
  width: ${size.target};
  height: ${size.target};
  padding: 0;
  border: ${border.width.default} solid transparent;
  border-radius: ${radius.sm};
  background: transparent;
  color: ${color.text.tertiary};
  cursor: pointer;
  transition: background-color ${duration.hover} ${easing.in}, color ${duration.hover} ${easing.in};
  ${touchTarget}

  &[data-size='md'] { width: ${size.control.md}; height: ${size.control.md}; }
  &[data-size='lg'] { width: ${size.control.touch}; height: ${size.control.touch}; }
  &[data-variant='outline'] { border-color: ${color.border.strong}; background: ${color.surface.card}; color: ${color.text.body}; }

  &:hover, &[aria-expanded='true'] { background: ${color.surface.track}; color: ${color.text.strong}; }
  &[data-variant='outline']:hover { border-color: ${color.border.hover}; background: ${color.surface.hover}; }
  &[data-variant='danger']:hover { background: ${color.danger.subtle}; color: ${color.danger.text}; }
  &:active { background: ${color.border.default}; }
  &:focus-visible { ${focusRing} }
  &:disabled { background: transparent; color: ${color.text.disabled}; cursor: not-allowed; }
  &[data-variant='outline']:disabled { border-color: ${color.border.default}; background: ${color.surface.disabled}; }
`;
