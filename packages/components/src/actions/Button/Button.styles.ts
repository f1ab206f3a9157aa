import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { centred } from '../../styles/flex';
import { focusRing } from '../../styles/focus';
import { spin } from '../../styles/motion';

const { color, space, size, radius, border, duration, easing, text, font } = vars;

/**
 * Shared with LinkButton, which is an anchor that looks like this. A plain string: styled-components adds up the pieces of a template on
 * every render and hashes the sum, so a much-used component gives it one piece, whose hash the browser remembers.
 * While it loads, the spinner's 14 px and its gap of 6 are taken from the padding, so that the width never jumps.
 */
/* The smallest button has no 10 to give: a spinner of 12 and a gap of 2 leave 3 on either side. */
export const buttonStyle = `
  position: relative;
  display: inline-flex;
  ${centred}
  height: ${size.control.md};
  --button-padding: ${space[14]};
  gap: ${space[6]};
  padding: 0 var(--button-padding);
  border: ${border.width.default} solid ${color.border.strong};
  border-radius: ${radius.sm};
  background: ${color.surface.card};
  color: ${color.text.body};
  font-size: ${text.body.size};
  line-height: 1;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  transition: background-color ${duration.hover} ${easing.in}, border-color ${duration.hover} ${easing.in}, color ${duration.hover} ${easing.in};

  &:hover { border-color: ${color.border.hover}; background: ${color.surface.hover}; color: ${color.text.strong}; }
  &:active { background: ${color.surface.disabled}; }
  &:focus-visible { ${focusRing} }

  &[data-size='sm'] { height: ${size.control.sm}; --button-padding: ${space[10]}; font-size: ${text.small.size}; }
  &[data-size='lg'] { height: ${size.control.lg}; --button-padding: ${space[20]}; }
  &[data-size='xl'] { height: ${size.control.xl}; --button-padding: ${space[20]}; font-size: ${text.section.size}; }
  &[data-block] { display: flex; width: 100%; }

  &[data-variant='primary'] { border-color: ${color.action.default}; background: ${color.action.default}; color: ${color.text.onAction}; font-weight: ${font.weight.medium}; }
  &[data-variant='primary']:hover { border-color: ${color.action.hover}; background: ${color.action.hover}; }
  &[data-variant='primary']:active { border-color: ${color.action.active}; background: ${color.action.active}; }

  &[data-variant='outline'] { border-color: ${color.action.border}; color: ${color.text.action}; }
  &[data-variant='outline']:hover { border-color: ${color.action.default}; background: ${color.action.subtle}; color: ${color.text.action}; }
  &[data-variant='outline']:active { background: ${color.action.subtleActive}; }

  &[data-variant='danger'] { border-color: ${color.danger.border}; color: ${color.danger.text}; }
  &[data-variant='danger']:hover { border-color: ${color.danger.default}; background: ${color.danger.subtle}; color: ${color.danger.text}; }
  &[data-variant='danger']:active { background: ${color.danger.subtleActive}; }

  &[data-variant='dangerFill'] { border-color: ${color.danger.fill}; background: ${color.danger.fill}; color: ${color.danger.onFill}; font-weight: ${font.weight.medium}; }
  &[data-variant='dangerFill']:hover,
  &[data-variant='dangerFill']:active { border-color: ${color.danger.fillActive}; background: ${color.danger.fillActive}; }

  &[data-variant='text'] { border-color: transparent; background: transparent; color: ${color.text.action}; --button-padding: ${space[10]}; }
  &[data-variant='text']:hover { background: ${color.action.subtle}; }

  &:disabled,
  &[aria-disabled='true']:not([data-loading]) {
    border-color: ${color.border.default};
    background: ${color.surface.disabled};
    color: ${color.text.disabled};
    cursor: not-allowed;
  }
  &[data-loading] { cursor: progress; }
  &[data-loading]:not([data-icon]) { padding: 0 calc(var(--button-padding) - ${space[10]}); }
  &[data-size='sm'][data-loading]:not([data-icon]) { gap: ${space[2]}; padding: 0 3px; }
`;

// No space around it: that would make three pieces of it.
export const Root = styled.button`${buttonStyle}`;

export const Spinner = styled.span`
  display: inline-flex;
  [data-size='sm']:not([data-icon]) > & > svg { width: ${space[12]}; height: ${space[12]}; }
  ${spin}
`;
