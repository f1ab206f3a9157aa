import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { centred } from '../../styles/flex';
import { focusRing } from '../../styles/focus';
import { media } from '../../styles/media';
import { text } from '../../styles/text';
import { touchTarget } from '../../styles/target';

const { border, color, duration, easing, font, radius, size, space } = vars;

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  min-width: 0;
  &[data-variant='filter'] { gap: ${space[4]}; }
`;

export const Chip = styled.label`
  position: relative;
  display: inline-flex;
  gap: ${space[6]};
  ${centred}
  max-width: 100%;
  min-height: 26px;
  padding: 0 ${space[10]};
  border: ${border.width.default} solid transparent;
  border-radius: ${radius.sm};
  ${text('dense', color.text.body)}
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color ${duration.hover} ${easing.in}, border-color ${duration.hover} ${easing.in}, color ${duration.hover} ${easing.in};
  ${touchTarget}

  [data-variant='box'] > & { min-width: 56px; min-height: ${size.control.md}; border-color: ${color.border.default}; background: ${color.surface.card}; }
  &:hover { background: ${color.surface.track}; color: ${color.text.strong}; }
  [data-variant='box'] > &:hover { border-color: ${color.border.hover}; background: ${color.surface.card}; }
  &&:has(:checked) { border-color: ${color.action.border}; background: ${color.action.subtle}; color: ${color.text.action}; font-weight: ${font.weight.medium}; }
  [data-variant='box'] > &&:has(:checked) { border-color: ${color.action.default}; }
  &:has(:focus-visible) { ${focusRing} }
  &&:has(:disabled) { border-color: transparent; background: ${color.surface.disabled}; color: ${color.text.disabled}; cursor: not-allowed; }
  ${media.forcedColors} { &&:has(:checked) { border-color: Highlight; background: Highlight; color: HighlightText; forced-color-adjust: none; } }
`;

export const Fact = styled.span`
  ${text('small', color.text.tertiary)}
  :checked ~ & { color: ${color.text.secondary}; }
  :disabled ~ & { color: inherit; }
  ${media.forcedColors} { :checked ~ & { color: inherit; } }
`;
