import { vars } from '@compute-market/tokens';
import { css } from 'styled-components';
import { row } from '../styles/flex';
import { bareButton } from '../styles/bare';
import { focusOutline } from '../styles/focus';
import { forcedColors } from '../styles/forced-colors';
import { text } from '../styles/text';

const { border, color, duration, easing, font, radius, size, space } = vars;

/** The row that tabs stand in; it scrolls by itself when they do not fit. */
export const tabRow = css`
  position: relative;
  display: flex;
  gap: ${space[28]};
  box-shadow: inset 0 calc(-1 * ${border.width.default}) ${color.border.default};
  overflow-x: auto;
  scrollbar-width: none;
  &::-webkit-scrollbar { display: none; }
  &[data-inset] { padding: 0 ${space[20]}; }
`;

/** One word of that row; the current one is underlined over the row's line. */
export const tab = css`
  position: relative;
  ${row}
  flex: none;
  gap: ${space[6]};
  height: ${size.control.xl};
  ${bareButton}
  color: ${color.text.secondary};
  white-space: nowrap;
  cursor: pointer;
  transition: color ${duration.hover} ${easing.in};
  &:hover { color: ${color.text.strong}; }
  &:focus-visible { ${focusOutline} outline-offset: calc(-1 * ${space[4]}); border-radius: ${radius.sm}; }
  &[data-active], &[aria-current] { color: ${color.text.strong}; font-weight: ${font.weight.semibold}; }
  &[data-active]::after, &[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: ${border.width.strong};
    border-radius: ${border.width.default};
    background: ${color.action.default};
    ${forcedColors} { background: Highlight; forced-color-adjust: none; }
  }
  &[data-disabled] { color: ${color.text.disabled}; cursor: not-allowed; }
`;

export const tabCount = css`
  ${text('small', color.text.tertiary)}
`;
