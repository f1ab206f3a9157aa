import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { centred, column, wrappingRow } from '../../styles/flex';
import { media } from '../../styles/media';
import { text } from '../../styles/text';

const { border, color, duration, easing, opacity, radius, space } = vars;

export const Root = styled.div`
  ${column}
  width: 100%;
  max-width: 280px;
  min-width: 0;
`;

/** Has the shape of what belongs in it, before and after: nothing moves when the picture comes. */
export const Frame = styled.div`
  position: relative;
  display: flex;
  aspect-ratio: var(--ratio);
  overflow: hidden;
  border: ${border.width.default} dashed ${color.border.strong};
  border-radius: ${radius.md};
  background: ${color.surface.sunken};
  transition: border-color ${duration.hover} ${easing.in}, background-color ${duration.hover} ${easing.in};

  [data-filled] > & { border-style: solid; border-color: ${color.border.default}; }
  [data-over] > & { border-color: ${color.action.default}; background: ${color.action.subtle}; }
  [data-invalid] > & { border-color: ${color.danger.default}; }
  [data-disabled] > & { border-color: ${color.border.default}; background: ${color.surface.disabled}; }
`;

export const Empty = styled.button`
  ${column}
  flex: 1;
  gap: ${space[4]};
  ${centred}
  min-width: 0;
  padding: ${space[12]};
  border: 0;
  border-radius: inherit;
  outline: none;
  background: transparent;
  ${text('body', color.text.action)}
  text-align: center;
  cursor: pointer;
  > svg { flex: none; }
  &:hover { background: ${color.action.subtle}; }
  &:focus-visible { box-shadow: inset 0 0 0 ${border.width.strong} ${color.border.focus}; outline: ${border.width.strong} solid transparent; outline-offset: calc(-1 * ${space[4]}); }
  &:disabled { background: transparent; color: ${color.text.disabled}; cursor: not-allowed; }
`;

export const Limits = styled.span`
  ${text('small', color.text.tertiary)}
  :disabled > & { color: inherit; }
`;

export const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
  [data-sending] & { opacity: ${opacity.dimmed}; }
`;

export const Progress = styled.div`
  position: absolute;
  inset: auto 0 0;
  padding: ${space[8]} ${space[12]};
  background: ${color.surface.card};
`;

/** Under the frame: what can be done with the picture, by the pointer, the keyboard and the finger alike. */
export const Tools = styled.div`
  ${wrappingRow}
  gap: ${space[4]} ${space[8]};
  margin-top: ${space[8]};
  &:empty { display: none; }
`;

/** Where there is a camera under the finger. */
export const Camera = styled.span`
  display: none;
  ${media.coarse} { display: contents; }
`;

export const Fault = styled.div`
  ${text('small', color.danger.text)}
  &:not(:empty) { display: flex; gap: ${space[4]}; align-items: flex-start; margin-top: ${space[4]}; }
  svg { flex: none; margin-top: 3px; }
`;
