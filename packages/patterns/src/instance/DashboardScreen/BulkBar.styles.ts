import { focusOutline, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, font, size, space } = vars;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space[20]};
  min-height: 38px;
  padding: 0 ${space[20]};
  border-top: ${border.width.default} solid ${color.action.subtleActive};
  background: ${color.surface.selected};
  ${text('dense')}
`;

export const Count = styled.b`
  color: ${color.text.action};
  font-weight: ${font.weight.semibold};
`;

export const BarAction = styled.button`
  min-height: ${size.target};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.text.action};
  cursor: pointer;
  &:hover { text-decoration: underline; text-underline-offset: ${space[4]}; }
  &:focus-visible { ${focusOutline} }
  &[data-end] { margin-left: auto; color: ${color.text.body}; }
`;
