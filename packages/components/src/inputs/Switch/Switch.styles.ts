import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { focusRing } from '../../styles/focus';
import { media } from '../../styles/media';

const { border, color, duration, easing, radius, size, space } = vars;

const pill = '18px';
/** How far the box reaches over and under the pill. */
const reach = `calc((${size.target} - ${pill}) / 2)`;

/** The box that is pressed is as high as a target must be; the pill is drawn in its middle. */
export const Track = styled.input`
  position: relative;
  flex: none;
  width: ${space[32]};
  height: ${size.target};
  margin: 0;
  vertical-align: middle;
  appearance: none;
  cursor: pointer;

  &::before {
    content: '';
    position: absolute;
    inset: ${reach} 0;
    border: ${border.width.default} solid transparent;
    border-radius: ${radius.full};
    background: ${color.control.off};
    background-clip: border-box;
    transition: background-color ${duration.hover} ${easing.in};
  }
  &::after {
    content: '';
    position: absolute;
    top: calc(${reach} + ${space[2]});
    left: ${space[2]};
    width: ${space[14]};
    height: ${space[14]};
    border-radius: ${radius.full};
    background: ${color.control.knob};
    transition: transform ${duration.hover} ${easing.in};
  }
  &:checked::before { background: ${color.action.default}; }
  &:checked::after { transform: translateX(${space[14]}); }
  &:focus-visible { outline: none; }
  &:focus-visible::before { ${focusRing} }
  &:disabled { cursor: not-allowed; }
  &:disabled::before { background: ${color.border.default}; }
  &:disabled:checked::before { background: ${color.action.border}; }
  ${media.forcedColors} {
    &::before { border-color: ButtonText; }
    &::after { background: ButtonText; forced-color-adjust: none; }
    &:checked::before { background: Highlight; forced-color-adjust: none; }
    &:checked::after { background: HighlightText; }
    &:disabled::before, &:disabled:checked::before { border-color: GrayText; background: Canvas; }
    &:disabled::after { background: GrayText; }
  }
`;
