import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { focusRing } from '../../styles/focus';
import { media } from '../../styles/media';
import { spin } from '../../styles/motion';
import { touchTarget } from '../../styles/target';

const { border, color, duration, easing, radius, size, space } = vars;

/* Under fingers the dash is drawn in the middle of what is pressed; in a label that is the label. The marks are always there, and keep their size and place: one that came or changed with the press would have a whole table laid out, and its layers built, again. */
export const Root = styled.input`
  position: relative;
  flex: none;
  width: ${size.icon.md};
  height: ${size.icon.md};
  margin: 0;
  border: ${border.width.default} solid ${color.border.strong};
  border-radius: 3px;
  appearance: none;
  background: ${color.surface.card};
  color: ${color.text.onAction};
  cursor: pointer;
  transition: background-color ${duration.hover} ${easing.in}, border-color ${duration.hover} ${easing.in};

  &:hover { border-color: ${color.action.default}; }
  &:focus-visible { ${focusRing} }
  &:checked, &:indeterminate { border-color: ${color.action.default}; background: ${color.action.default}; }
  &[aria-invalid='true'] { border-color: ${color.danger.default}; }
  &:disabled { border-color: ${color.border.strong}; background: ${color.surface.disabled}; color: ${color.text.disabled}; cursor: not-allowed; }

  &::before {
    content: '';
    position: absolute;
    top: 3px;
    left: 2px;
    width: ${space[10]};
    height: 6px;
    border: solid currentcolor;
    border-width: 0 0 ${border.width.strong} ${border.width.strong};
    border-radius: 1px;
    transform: rotate(-45deg);
    visibility: hidden;
  }
  &:checked:not(:indeterminate)::before { visibility: visible; }
  &[data-partial]::after {
    content: '';
    position: absolute;
    inset: 6px 3px;
    height: ${border.width.strong};
    border-radius: ${radius.full};
    background: currentcolor;
    visibility: hidden;
  }
  &:indeterminate::after { visibility: visible; }
  &[data-busy] { border-color: transparent; background: transparent; cursor: progress; }
  &[data-busy]::after { visibility: hidden; }
  && { ${touchTarget} }
  ${media.coarse} {
    &&::after { border-radius: 0; background: none; visibility: visible; }
    &&:indeterminate:not([data-busy])::after { background: linear-gradient(currentcolor, currentcolor) center / 8px ${border.width.strong} no-repeat; }
    label > &&::after { width: 100%; height: 100%; }
  }
  &[data-busy]::before {
    visibility: visible;
    inset: 0;
    width: auto;
    height: auto;
    border: ${border.width.strong} solid ${color.action.default};
    border-right-color: transparent;
    border-radius: ${radius.full};
    background: transparent;
    ${spin}
  }
`;
