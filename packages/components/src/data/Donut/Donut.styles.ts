import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { centred, column, wrappingRow } from '../../styles/flex';
import { text, visuallyHidden } from '../../styles/text';
import { seriesFill } from '../chart-series';

const { color, font, space } = vars;

export const Root = styled.figure`
  ${wrappingRow}
  gap: ${space[16]} ${space[32]};
  min-width: 0;
  margin: 0;
`;

export const Ring = styled.div`
  position: relative;
  flex: none;
  width: var(--donut-size);
  max-width: 100%;
  aspect-ratio: 1;
`;

export const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
`;

export const Piece = styled.path`
  ${seriesFill}
  stroke: ${color.surface.card};
  stroke-width: 1;
`;

export const Track = styled.circle`
  fill: none;
  stroke: ${color.surface.track};
  stroke-width: 17;
`;

export const Center = styled.div`
  position: absolute;
  inset: 20%;
  ${column}
  ${centred}
  text-align: center;
  ${text('small', color.text.tertiary)}
  b { color: ${color.text.strong}; ${text('section')} font-variant-numeric: tabular-nums; }
  &[data-long] b { ${text('small')} font-weight: ${font.weight.semibold}; }
`;

export const Legend = styled.table`
  flex: 1 1 220px;
  min-width: 0;
  max-width: 420px;
  border-collapse: collapse;
  ${text('dense')}
  font-variant-numeric: tabular-nums;
  caption, thead { ${visuallyHidden} }
  td, tbody th { padding: ${space[4]} 0; text-align: right; }
  tbody th { color: ${color.text.secondary}; font-weight: ${font.weight.regular}; text-align: left; overflow-wrap: anywhere; }
  tbody th > span { display: flex; gap: ${space[8]}; align-items: center; }
  td { padding-left: ${space[16]}; color: ${color.text.strong}; white-space: nowrap; }
  td:last-child { color: ${color.text.secondary}; }
`;
