import { vars } from '@compute-market/tokens';
import { css, styled, type StyledComponent } from 'styled-components';
import { focusRing } from '../../styles/focus';

const { border, color, duration, easing, radius, size, space } = vars;

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[24]};
  min-width: 0;
  &[data-direction='column'] { flex-direction: column; gap: ${space[4]}; }
`;

/** The round mark: a native radio, or a drawing of one inside a card. */
export const radioStyle = css`
  flex: none;
  width: ${size.icon.md};
  height: ${size.icon.md};
  margin: 0;
  border: ${border.width.default} solid ${color.border.strong};
  border-radius: ${radius.full};
  appearance: none;
  background: ${color.surface.card};
  transition: border-color ${duration.hover} ${easing.in}, border-width ${duration.hover} ${easing.in};
`;

export const Radio: StyledComponent<'input'> = styled.input`
  ${radioStyle}
  cursor: pointer;
  &:hover { border-color: ${color.action.default}; }
  &:checked { border: 5px solid ${color.action.default}; }
  &:focus-visible { ${focusRing} }
  &:disabled { border-color: ${color.border.strong}; background: ${color.surface.disabled}; cursor: not-allowed; }
  [aria-invalid='true'] & { border-color: ${color.danger.default}; }
`;
