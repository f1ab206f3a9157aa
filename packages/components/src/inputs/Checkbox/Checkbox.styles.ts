import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { focusRing } from '../../styles/focus';
import { spin } from '../../styles/motion';

const { border, color, duration, easing, radius, size, space } = vars;

/* The mark is always there: one that came with the press would have a whole table laid out again. */
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
  &:focus-visible { ${focusRing} border-color: ${color.border.focus}; }
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
  &:checked::before, &:indeterminate::before { visibility: visible; }
  &:indeterminate::before {
    inset: 6px 3px;
    width: auto;
    height: ${border.width.strong};
    border: 0;
    border-radius: ${radius.full};
    background: currentcolor;
    transform: none;
  }
  &[data-busy] { border-color: transparent; background: transparent; cursor: progress; }
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
