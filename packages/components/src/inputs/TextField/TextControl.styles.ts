import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { row } from '../../styles/flex';
import { media } from '../../styles/media';
import { text } from '../../styles/text';

const { border, color, duration, easing, radius, shadow, size, space } = vars;

/** The box of every text-like control: border, states, heights 30, 38 and 44. Plain text, as all that a form draws many times (see `buttonStyle`). */
export const controlFrame = `
  min-width: 0;
  height: ${size.control.md};
  border: ${border.width.default} solid ${color.border.strong};
  border-radius: ${radius.sm};
  background: ${color.surface.card};
  color: ${color.text.strong};
  transition: border-color ${duration.hover} ${easing.in}, box-shadow ${duration.hover} ${easing.in};

  &[data-size='lg'] { height: ${size.control.lg}; }
  &[data-size='touch'] { height: ${size.control.xl}; }
  &[data-size='sm'] { height: ${size.control.sm}; }
  ${media.coarse} { min-height: ${size.control.touch}; }

  &:hover { border-color: ${color.border.hover}; }
  &:focus-within { border-color: ${color.border.focus}; outline: ${border.width.strong} solid transparent; box-shadow: ${shadow.focus}; }
  &[data-invalid] { border-color: ${color.danger.default}; }
  &[data-invalid]:focus-within { box-shadow: ${shadow.focusDanger}; }
  &:is([data-disabled], fieldset:disabled > *, fieldset:disabled > :not(legend:first-of-type) *) { border-color: ${color.border.default}; background: ${color.surface.disabled}; color: ${color.text.disabled}; }
`;

const frameStyle = `
  ${controlFrame}
  ${row}
  gap: ${space[8]};
  padding: 0 ${space[10]};
  cursor: text;

  &[data-size='lg'], &[data-size='touch'] { padding: 0 ${space[12]}; }
  &[data-disabled] { cursor: not-allowed; }
`;
export const Frame = styled.div`${frameStyle}`;

/* The browser's autofill paints its own background; a transition that never ends keeps ours. Phones zoom into a field whose text is smaller than 16 px. */
export const typedStyle = `
  flex: 1;
  width: 100%;
  min-width: 0;
  height: 100%;
  padding: 0;
  border: 0;
  outline: none;
  background: transparent;
  ${text('body')}
  color: inherit;

  &::placeholder { color: ${color.text.tertiary}; opacity: 1; }
  &:disabled { color: ${color.text.disabled}; -webkit-text-fill-color: currentcolor; cursor: not-allowed; }
  &:disabled::placeholder { color: ${color.text.disabled}; }
  &::-webkit-search-cancel-button { display: none; }
  &:autofill { transition: background-color 0s 86400s; }
  ${media.coarse} { font-size: ${vars.text.section.size}; }
`;

export const Input = styled.input`${typedStyle}`;

export const Affix = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${space[8]};
  align-items: center;
  color: ${color.text.secondary};
  white-space: nowrap;
`;

export const ErrorMark = styled.span`
  display: inline-flex;
  flex: none;
  color: ${color.danger.default};
`;

export const Counter = styled.span`
  flex: none;
  ${text('small', color.text.tertiary)}
`;

/* Shown only while there is something to clear; works for controlled and uncontrolled values alike. */
export const Clear = styled.span`
  display: inline-flex;
  flex: none;
  margin-right: calc(-1 * ${space[6]});
  input:placeholder-shown ~ &, input:disabled ~ &, input:read-only ~ & { display: none; }
`;
