import { focusOutline, media } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { css, styled } from 'styled-components';

const { border, color, radius, space } = vars;

/** The shape of a card, which the dialog keeps from the first moment on. */
const frame = css`
  width: 100%;
  aspect-ratio: 1.585;
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.md};
  background: ${color.surface.sunken};
`;

export const Opening = styled.div`
  display: grid;
  place-items: center;
  ${frame}
  color: ${color.text.secondary};
`;

/** The picture moves behind it. */
export const View = styled.canvas`
  display: block;
  ${frame}
  cursor: grab;
  touch-action: none;
  &[data-dragging] { cursor: grabbing; }
  &:focus-visible { ${focusOutline} }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  justify-content: center;
  /* All eight do not fit beside each other: two rows of four. */
  ${media.belowXs} { display: grid; grid-template-columns: repeat(4, auto); gap: ${space[8]} ${space[16]}; }
`;
