import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { row } from '../../styles/flex';
import { focusRing } from '../../styles/focus';
import { media } from '../../styles/media';
import { text } from '../../styles/text';
import { radioStyle } from '../RadioGroup/RadioGroup.styles';

const { border, color, duration, easing, font, radius, space } = vars;

export const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: ${space[12]};
  min-width: 0;
  ${media.belowMd} { grid-template-columns: repeat(min(2, var(--columns)), minmax(0, 1fr)); }
  ${media.belowXs} { grid-template-columns: minmax(0, 1fr); }
`;

export const Card = styled.label`
  position: relative;
  display: flex;
  gap: ${space[10]};
  align-items: flex-start;
  min-width: 0;
  padding: ${space[10]} ${space[12]};
  border: ${border.width.default} solid ${color.border.strong};
  border-radius: ${radius.inner};
  background: ${color.surface.card};
  cursor: pointer;
  transition: border-color ${duration.hover} ${easing.in}, background-color ${duration.hover} ${easing.in};

  &:hover { border-color: ${color.border.hover}; }
  &:has(:checked) {
    border-color: ${color.action.default};
    background: ${color.surface.selected};
    box-shadow: inset 0 0 0 ${border.width.default} ${color.action.default};
  }
  &:has(:focus-visible) { ${focusRing} }
  &:has(:disabled) { border-color: ${color.border.default}; background: ${color.surface.disabled}; box-shadow: none; cursor: not-allowed; }
  [aria-invalid='true'] > &:not(:has(:checked)) { border-color: ${color.danger.default}; }
`;

export const Mark = styled.span`
  ${radioStyle}
  margin-top: 3px;
  :checked ~ & { border: 5px solid ${color.action.default}; }
  :disabled ~ & { border-color: ${color.border.strong}; background: ${color.surface.disabled}; }
`;

export const Media = styled.span`
  display: inline-flex;
  flex: none;
  align-self: center;
`;

export const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

export const Line = styled.span`
  ${row}
  gap: ${space[8]};
  min-width: 0;
`;

export const Title = styled.span`
  min-width: 0;
  color: ${color.text.strong};
  font-weight: ${font.weight.semibold};
  overflow-wrap: anywhere;
  :disabled ~ * & { color: ${color.text.disabled}; }
`;

export const Detail = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[8]};
  justify-content: space-between;
  ${text('line', color.text.tertiary)}
  overflow-wrap: anywhere;
  :checked ~ * & { color: ${color.text.secondary}; }
  :disabled ~ * & { color: ${color.text.secondary}; }
`;
