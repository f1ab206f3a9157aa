import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { centred } from '../../styles/flex';
import { focusOutline } from '../../styles/focus';
import { media } from '../../styles/media';
import { text } from '../../styles/text';

const { border, color, duration, easing, font, radius, shadow, size, space } = vars;

/* As wide as its parts, also where its neighbours are stretched: in a column, a grid, a field. */
export const Root = styled.div`
  display: inline-flex;
  width: fit-content;
  max-width: 100%;
  height: ${size.control.md};
  padding: ${space[2]};
  border-radius: ${radius.inner};
  background: ${color.surface.track};
  overflow-x: auto;
  scrollbar-width: none;

  &[data-size='sm'] { height: 26px; }
  &[data-size='lg'] { height: 34px; }
  &[data-block] { display: flex; width: auto; }
  ${media.coarse} { min-height: ${size.control.touch}; }
  ${media.forcedColors} { outline: ${border.width.default} solid ButtonText; outline-offset: calc(-1 * ${border.width.default}); }
`;

export const Segment = styled.label`
  position: relative;
  display: inline-flex;
  flex: none;
  gap: ${space[4]};
  ${centred}
  padding: 0 ${space[14]};
  border-radius: ${radius.sm};
  ${text('dense', color.text.secondary)}
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${duration.hover} ${easing.in}, color ${duration.hover} ${easing.in};

  [data-size='sm'] > & { padding: 0 ${space[10]}; font-size: ${vars.text.small.size}; }
  [data-block] > & { flex: 1; }
  &:hover { color: ${color.text.strong}; }
  &:has(:checked) { background: ${color.control.thumb}; color: ${color.text.strong}; font-weight: ${font.weight.semibold}; box-shadow: ${shadow.thumb}; }
  &:has(:focus-visible) { ${focusOutline} outline-offset: calc(-1 * ${border.width.strong}); }
  &:has(:disabled) { color: ${color.text.disabled}; cursor: not-allowed; }
  ${media.forcedColors} {
    &:has(:checked) { background: Highlight; color: HighlightText; forced-color-adjust: none; }
    &:has(:checked:disabled) { background: GrayText; color: Canvas; }
    &:has(:focus-visible) { outline-color: ButtonText; }
  }
`;
