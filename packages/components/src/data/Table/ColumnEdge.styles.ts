import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { focusOutline } from '../../styles/focus';

const { border, color, radius, size, space } = vars;

/** As wide as a target must be, at the end of its head; the line in it is what one sees. */
export const Edge = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  width: ${size.target};
  border-radius: ${radius.sm};
  cursor: col-resize;
  touch-action: none;
  user-select: none;
  &::after {
    content: '';
    position: absolute;
    top: ${space[8]};
    right: 0;
    bottom: ${space[8]};
    width: ${border.width.default};
    background: ${color.border.default};
  }
  &:hover::after, &:active::after, &:focus-visible::after {
    top: 0;
    bottom: 0;
    width: ${border.width.strong};
    background: ${color.action.default};
  }
  &:focus-visible { ${focusOutline} outline-offset: calc(-1 * ${border.width.strong}); }
`;
