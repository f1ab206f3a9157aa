import { vars } from '@compute-market/tokens';
import { css } from 'styled-components';
import { focusRing } from '../styles/focus';
import { media } from '../styles/media';

const { border, color, duration, easing, radius } = vars;

/** A large tile that is a radio: the native input covers it, the chosen one has a blue edge of two pixels. */
export const choiceTile = css`
  position: relative;
  display: flex;
  border: ${border.width.default} solid ${color.border.strong};
  border-radius: ${radius.inner};
  background: ${color.surface.card};
  cursor: pointer;
  transition: border-color ${duration.hover} ${easing.in}, background-color ${duration.hover} ${easing.in};

  &:hover { border-color: ${color.border.hover}; }
  &:has(:checked) { border-color: ${color.action.default}; background: ${color.surface.selected}; box-shadow: inset 0 0 0 1px ${color.action.default}; }
  &:has(:focus-visible) { ${focusRing} }
  &:has(:disabled) { border-color: ${color.border.default}; background: ${color.surface.disabled}; box-shadow: none; cursor: not-allowed; }
  &:has(:disabled:checked) { border-color: ${color.action.default}; box-shadow: inset 0 0 0 1px ${color.action.default}; }
  ${media.forcedColors} {
    &:has(:checked) { outline: 2px solid Highlight; }
  }
`;

/** The radio that covers such a tile. */
export const choiceInput = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;
