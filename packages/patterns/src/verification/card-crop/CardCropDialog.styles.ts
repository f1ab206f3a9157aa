import { focusOutline, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, radius, space } = vars;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
`;

/** Has the shape of a card; the picture moves behind it. */
export const View = styled.canvas`
  display: block;
  width: 100%;
  aspect-ratio: 1.585;
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.md};
  background: ${color.surface.sunken};
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
`;

export const Help = styled.p`
  margin: 0;
  color: ${color.text.secondary};
  ${text('dense')}
`;
