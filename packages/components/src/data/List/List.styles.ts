import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { wrappingRow } from '../../styles/flex';
import { focusOutline } from '../../styles/focus';
import { media } from '../../styles/media';
import { cardSurface } from '../../styles/surface';
import { text } from '../../styles/text';

const { border, color, font, radius, space } = vars;

export const Root = styled.ul`
  min-width: 0;
  &[data-frame='framed'] { ${cardSurface} }
`;

export const Item = styled.li`
  position: relative;
  ${wrappingRow}
  gap: ${space[4]} ${space[12]};
  padding: ${space[10]} 0;
  &:not(:last-child) { border-bottom: ${border.width.default} solid ${color.border.soft}; }
  [data-frame='framed'] > & { padding: ${space[12]} ${space[20]}; }
  ${media.belowSm} {
    [data-frame='framed'] > & { padding: ${space[12]} ${space[16]}; }
  }
  ${media.hover} {
    &[data-link]:hover { background: ${color.surface.hover}; }
  }
`;

export const Leading = styled.span`
  display: inline-flex;
  flex: none;
  color: ${color.text.secondary};
`;

export const Words = styled.div`
  flex: 1 1 140px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/* The link's own box grows over the line; what stands after it and is pressed by itself is lifted above. */
export const Title = styled.div`
  color: ${color.text.strong};
  &[data-strong] { font-weight: ${font.weight.semibold}; }
  a::after { content: ''; position: absolute; inset: 0; border-radius: ${radius.sm}; }
  a:focus-visible { outline: none; }
  a:focus-visible::after { ${focusOutline} outline-offset: calc(-1 * ${border.width.strong}); }
`;

export const Description = styled.div`
  ${text('dense', color.text.secondary)}
`;

export const Meta = styled.div`
  ${text('dense', color.text.secondary)}
  font-variant-numeric: tabular-nums;
`;

export const Action = styled.div`
  position: relative;
  flex: none;
`;
