import { vars } from '@compute-market/tokens';
import { css, styled } from 'styled-components';
import { focusRing } from '../../styles/focus';
import { media } from '../../styles/media';
import { text } from '../../styles/text';

const { border, color, duration, easing, radius, shadow, size, space } = vars;

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  align-items: flex-start;
  min-width: 0;
`;

export const Rail = styled.div`
  flex: 1 1 160px;
  min-width: 0;
  max-width: 330px;
`;

const track = css`
  height: ${space[4]};
  border-radius: ${radius.full};
  background: linear-gradient(to right, ${color.action.default} var(--fill), ${color.border.default} var(--fill));
  [data-disabled] & { background: ${color.border.default}; }
`;

const thumb = css`
  box-sizing: border-box;
  width: ${space[16]};
  height: ${space[16]};
  border: ${border.width.strong} solid ${color.action.default};
  border-radius: ${radius.full};
  background: ${color.surface.card};
  box-shadow: ${shadow.thumb};
  transition: box-shadow ${duration.hover} ${easing.in};
`;

/* The engines throw away a whole rule with a selector that they do not know, so each part stands alone. */
export const Range = styled.input`
  display: block;
  width: 100%;
  height: ${size.control.md};
  appearance: none;
  background: transparent;
  cursor: pointer;
  outline: none;

  &::-webkit-slider-runnable-track { ${track} }
  &::-moz-range-track { ${track} }
  &::-webkit-slider-thumb { appearance: none; margin-top: calc((${space[4]} - ${space[16]}) / 2); ${thumb} }
  &::-moz-range-thumb { ${thumb} }
  &:focus-visible::-webkit-slider-thumb { ${focusRing} }
  &:focus-visible::-moz-range-thumb { ${focusRing} }
  &:disabled { cursor: not-allowed; }
  &:disabled::-webkit-slider-thumb { border-color: ${color.border.strong}; background: ${color.surface.disabled}; }
  &:disabled::-moz-range-thumb { border-color: ${color.border.strong}; background: ${color.surface.disabled}; }
  ${media.coarse} { height: ${size.control.touch}; }
`;

export const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[8]};
  margin-top: calc(-1 * ${space[4]});
  ${text('small', color.text.tertiary)}
`;

export const Box = styled.div`
  display: inline-flex;
  gap: ${space[12]};
  align-items: center;
  color: ${color.text.secondary};
`;
