import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { row } from '../../styles/flex';
import { focusRing } from '../../styles/focus';
import { text, visuallyHidden } from '../../styles/text';

const { border, color, font, layer, radius, space } = vars;

export const Frame = styled.div`
  position: relative;
  min-width: 0;
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.inner};
  outline: none;
  overflow-x: auto;
  &:focus-visible { ${focusRing} }
`;

export const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  min-width: calc(96px + 2 * 120px);
  caption { ${visuallyHidden} }
  th, td { width: 140px; padding: ${space[8]} ${space[12]}; text-align: left; vertical-align: top; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  th { color: ${color.text.strong}; font-weight: ${font.weight.semibold}; }
  tr > th:first-child { position: sticky; z-index: ${layer.sticky}; left: 0; width: 96px; background: ${color.surface.sunken}; color: ${color.text.secondary}; font-weight: ${font.weight.regular}; }
  thead th { background: ${color.surface.sunken}; }
  tbody > tr > * { border-top: ${border.width.default} solid ${color.border.soft}; }
  tr > :not(:last-child) { border-right: ${border.width.default} solid ${color.border.soft}; }
  td { color: ${color.text.strong}; }
  tr[data-differs] > td { background: ${color.surface.selected}; }
`;

export const Term = styled.span`
  ${row}
  gap: ${space[6]};
`;

export const Note = styled.div`
  ${text('small', color.text.tertiary)}
`;
