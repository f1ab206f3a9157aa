import { bareButton, focusOutline, media, row, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled, type StyledComponent } from 'styled-components';

const { border, color, font, layer, size, space } = vars;

/** The bar takes no room of its own: no row moves when the first one is chosen, and it stays in sight as the head does. */
export const Place = styled.div`
  position: sticky;
  z-index: calc(${layer.sticky} + 1);
  top: ${size.frame.bar};
  height: 0;
  ${media.belowSm} { position: static; height: auto; }
`;

/** Over the head of the table, all but the box that chooses the page. */
export const Bar = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  left: 44px;
  ${row}
  column-gap: ${space[20]};
  height: 38px;
  padding: 0 ${space[20]} 0 ${space[12]};
  border-bottom: ${border.width.default} solid ${color.action.subtleActive};
  background: ${color.surface.selected};
  white-space: nowrap;
  overflow-x: auto;
  ${text('dense')}
  ${media.belowSm} { position: static; flex-wrap: wrap; height: auto; min-height: 38px; padding: 0 ${space[12]}; white-space: normal; }
`;

export const Count: StyledComponent<'b'> = styled.b`
  color: ${color.text.action};
  font-weight: ${font.weight.semibold};
`;

export const BarAction: StyledComponent<'button'> = styled.button`
  min-height: ${size.target};
  ${bareButton}
  color: ${color.text.action};
  cursor: pointer;
  &:hover { text-decoration: underline; text-underline-offset: ${space[4]}; }
  &:focus-visible { ${focusOutline} }
  &[data-end] { margin-left: auto; color: ${color.text.body}; }
`;
