import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { focusRing } from '../../styles/focus';
import { media } from '../../styles/media';

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
  background: ${color.control.off};
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
    background: ${color.control.knob};
    transition: transform ${duration.hover} ${easing.in};
  }
  &:checked { background: ${color.action.default}; }
  &:checked::before { transform: translateX(${space[14]}); }
  &:focus-visible { ${focusRing} border-color: ${color.border.focus}; }
  &:disabled { background: ${color.border.default}; cursor: not-allowed; }
  &:disabled:checked { background: ${color.action.border}; }
  ${media.forcedColors} {
    border-color: ButtonText;
    &::before { background: ButtonText; forced-color-adjust: none; }
    &:checked { background: Highlight; forced-color-adjust: none; }
    &:checked::before { background: HighlightText; }
    &:disabled, &:disabled:checked { border-color: GrayText; background: Canvas; }
    &:disabled::before { background: GrayText; }
  }
`;
