import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { row, wrappingRow } from '../../styles/flex';
import { bareButton } from '../../styles/bare';
import { focusOutline, focusRing } from '../../styles/focus';
import { media } from '../../styles/media';
import { popupSurface } from '../../styles/popup';
import { text, visuallyHidden } from '../../styles/text';
import { seriesFill } from '../chart-series';

const { border, color, font, layer, radius, space } = vars;

export const Root = styled.figure`
  min-width: 0;
  margin: 0;
`;

export const Head = styled.div`
  ${wrappingRow}
  gap: ${space[4]} ${space[24]};
  min-height: ${vars.size.control.md};
  margin-bottom: ${space[12]};
  > [data-component='Button'] { margin-inline-end: calc(-1 * ${space[10]}); ${media.belowLg} { margin-inline-start: auto; } }
`;

export const Caption = styled.figcaption`
  margin-right: auto;
  ${text('section', color.text.strong)}
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[20]};
  ${text('small', color.text.secondary)}
  & > li { display: inline-flex; align-items: center; gap: ${space[6]}; white-space: nowrap; }
  b { color: ${color.text.strong}; font-weight: ${font.weight.medium}; font-variant-numeric: tabular-nums; }
  ${media.belowLg} { order: 1; width: 100%; }
`;

/** A part that can be left out: struck through while it is. */
export const LegendToggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[6]};
  min-height: ${vars.size.target};
  ${bareButton}
  border-radius: ${radius.sm};
  color: inherit;
  font: inherit;
  cursor: pointer;
  &:hover { background: ${color.surface.hover}; }
  &:focus-visible { ${focusOutline} }
  &[aria-pressed='false'] { color: ${color.text.tertiary}; text-decoration: line-through; b { color: inherit; } }
  &[aria-disabled] { cursor: default; }
`;

export const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[8]};
`;

/** Numbers of the grid lines; they stay while the bars scroll. */
export const Axis = styled.div`
  position: relative;
  display: grid;
  justify-items: end;
  min-width: 40px;
  height: var(--plot-height);
  ${text('micro', color.text.tertiary)}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  & > span { grid-area: 1 / 1; transform: translateY(calc(var(--y) - 50%)); height: 1lh; }
`;

/* Clipped only sideways where the days do not fit; the readout may stand over the edge. The padding leaves the outer labels their room. */
export const Scroll = styled.div`
  position: relative;
  min-width: 0;
  ${media.belowSm} { margin: 0 calc(-1 * ${space[8]}); padding: 0 ${space[8]}; overflow-x: auto; }
`;

export const Plot = styled.div`
  position: relative;
  min-width: var(--plot-width);
  padding-bottom: ${space[24]};
  border-radius: ${radius.sm};
  outline: none;
  &:focus-visible { ${focusRing} }
  ${media.belowSm} { &:focus-visible { outline-offset: calc(-1 * ${border.width.strong}); } }
  &[data-selectable] { cursor: pointer; }
`;

export const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: var(--plot-height);
  overflow: visible;
`;

export const GridLine = styled.line`
  stroke: ${color.border.soft};
  &[data-zero] { stroke: ${color.border.strong}; }
`;

export const Reference = styled.line`
  stroke: ${color.text.tertiary};
  stroke-dasharray: 3 3;
`;

/** On small screens it stands over the bars: an edge of the card's own colour keeps it apart from them. */
export const ReferenceText = styled.text`
  fill: ${color.text.secondary};
  stroke: ${color.surface.card};
  stroke-width: ${space[4]};
  stroke-linejoin: round;
  paint-order: stroke;
  ${text('micro')}
  text-anchor: end;
`;

/** A bar is two thirds of its place wide, at most 20 px. */
export const Segment = styled.rect`
  ${seriesFill}
  x: calc(50% - min(33%, 10px));
  width: min(66%, 20px);
  stroke: ${color.surface.card};
  stroke-width: 0.6px;
  &[data-hatching] { stroke: none; }
`;

export const Column = styled.rect`
  fill: ${color.surface.track};
  &[data-selected] { fill: ${color.surface.selected}; }
`;

export const SlotText = styled.text`
  fill: ${color.text.tertiary};
  ${text('micro')}
  text-anchor: middle;
  font-variant-numeric: tabular-nums;
  &[data-current] { fill: ${color.text.action}; font-weight: ${font.weight.semibold}; }
`;

export const EmptyText = styled.p`
  position: absolute;
  inset: 0 0 ${space[24]};
  display: grid;
  place-items: center;
  color: ${color.text.tertiary};
`;

export const Readout = styled.div`
  ${popupSurface}
  position: absolute;
  z-index: ${layer.sticky};
  top: ${space[4]};
  left: var(--at);
  width: 208px;
  max-width: 60vw;
  padding: ${space[10]} ${space[12]};
  ${text('small')}
  pointer-events: none;
  &[data-side='start'] { transform: translateX(calc(-100% - ${space[16]})); }
  &[data-side='end'] { transform: translateX(${space[16]}); }
`;

export const ReadoutLine = styled.div`
  ${row}
  gap: ${space[8]};
  color: ${color.text.secondary};
  & > :last-child { margin-left: auto; color: ${color.text.strong}; font-variant-numeric: tabular-nums; }
  &[data-total] { margin-bottom: ${space[4]}; color: ${color.text.strong}; font-weight: ${font.weight.semibold}; }
`;

/** The same numbers as a table: always there for screen readers, drawn on request. */
export const TableFrame = styled.div`
  max-height: 320px;
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.inner};
  outline: none;
  overflow: auto;
  &[data-hidden] { ${visuallyHidden} }
  &:focus-visible { ${focusRing} }
`;

export const DataTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${text('dense')}
  font-variant-numeric: tabular-nums;
  caption { ${visuallyHidden} }
  th, td { padding: ${space[6]} ${space[12]}; text-align: right; white-space: nowrap; }
  th:first-child { text-align: left; }
  thead th { position: sticky; top: 0; background: ${color.surface.sunken}; color: ${color.text.secondary}; font-weight: ${font.weight.regular}; }
  tbody th { color: ${color.text.body}; font-weight: ${font.weight.regular}; }
  tbody tr, tfoot tr { border-top: ${border.width.default} solid ${color.border.soft}; }
  tfoot { color: ${color.text.strong}; }
`;
