import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { focusRing } from '../../styles/focus';

const { border, color, duration, easing, radius, space } = vars;

export const Track = styled.input`
  position: relative;
  flex: none;
  width: ${space[32]};
  height: 18px;
  margin: 0;
  border: ${border.width.default} solid transparent;
  border-radius: ${radius.full};
  appearance: none;
  background: ${color.border.hover};
  background-clip: border-box;
  cursor: pointer;
  transition: background-color ${duration.hover} ${easing.in};

  &::before {
    content: '';
    position: absolute;
    top: 1px;
    left: 1px;
    width: ${space[14]};
    height: ${space[14]};
    border-radius: ${radius.full};
    background: ${color.surface.card};
    transition: transform ${duration.hover} ${easing.in};
  }
  &:checked { background: ${color.action.default}; }
  &:checked::before { transform: translateX(${space[14]}); }
  &:focus-visible { ${focusRing} border-color: ${color.border.focus}; }
  &:disabled { background: ${color.border.default}; cursor: not-allowed; }
  &:disabled:checked { background: ${color.action.border}; }
`;
