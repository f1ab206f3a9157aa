import { cardSurface, focusOutline, focusRing, media, row, text, wrappingRow } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, font, radius, size, space } = vars;

export const Finder = styled.div`
  max-width: 560px;
`;

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(260px, 1fr));
  gap: ${space[16]};
  margin-top: ${space[12]};
  ${media.belowSm} { grid-template-columns: minmax(0, 1fr); gap: ${space[12]}; }
`;

export const CategoryBox = styled.li`
  padding: ${space[16]} ${space[20]};
  ${cardSurface}
`;

export const CategoryName = styled.h3`
  ${row}
  gap: ${space[8]};
  margin-bottom: ${space[8]};
  font-weight: ${font.weight.semibold};
  color: ${color.text.strong};
  svg { color: ${color.text.action}; }
`;

/** One question: a whole line to press. */
export const ChoiceButton = styled.button`
  ${row}
  gap: ${space[8]};
  width: calc(100% + 2 * ${space[8]});
  min-height: ${size.control.md};
  margin: 0 calc(-1 * ${space[8]});
  padding: 0 ${space[8]};
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  color: ${color.text.body};
  font: inherit;
  text-align: left;
  cursor: pointer;
  &:hover { background: ${color.surface.hover}; color: ${color.text.action}; }
  &:focus-visible { ${focusRing} }
  ${media.belowSm} { min-height: ${size.control.touch}; }
`;

export const Chosen = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  padding: ${space[12]} ${space[20]};
  ${cardSurface}
  color: ${color.text.secondary};
  b { margin-left: ${space[8]}; font-weight: ${font.weight.semibold}; color: ${color.text.strong}; overflow-wrap: anywhere; }
`;

export const Documents = styled.div`
  ${cardSurface}
  overflow: clip;
  > h2 { padding: ${space[16]} ${space[20]} ${space[8]}; }
`;

/** A document folds open in its place. */
export const DocumentBox = styled.details`
  border-top: ${border.width.default} solid ${color.border.soft};
  &:first-of-type { border-top: 0; }
  &[open] { background: ${color.surface.card}; }
`;

export const DocumentHead = styled.summary`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[2]} ${space[12]};
  padding: ${space[12]} ${space[20]};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker { display: none; }
  > svg { margin-top: ${space[2]}; color: ${color.text.tertiary}; }
  [open] > & > svg { transform: rotate(90deg); }
  &:hover { background: ${color.surface.hover}; }
  &:focus-visible { ${focusOutline} outline-offset: calc(-1 * ${border.width.strong}); }
  ${media.belowSm} { grid-template-columns: auto minmax(0, 1fr); padding: ${space[12]} ${space[16]}; }
`;

export const DocumentTitle = styled.span`
  font-weight: ${font.weight.medium};
  color: ${color.text.strong};
  overflow-wrap: anywhere;
`;

export const DocumentNote = styled.span`
  grid-column: 2;
  ${text('dense', color.text.secondary)}
`;

export const Useful = styled.span`
  grid-row: 1;
  grid-column: 3;
  white-space: nowrap;
  ${text('small', color.text.tertiary)}
  ${media.belowSm} { grid-row: auto; grid-column: 2; }
`;

export const DocumentBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  max-width: 760px;
  padding: ${space[4]} ${space[20]} ${space[20]} ${space[48]};
  ${media.belowSm} { padding: ${space[4]} ${space[16]} ${space[16]}; }
`;

/** What comes after the documents: the ticket. */
export const Further = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  padding: ${space[16]} ${space[20]};
  border-top: ${border.width.default} solid ${color.border.soft};
  color: ${color.text.secondary};
  b { display: block; font-weight: ${font.weight.semibold}; color: ${color.text.strong}; }
  ${media.belowSm} { > a { width: 100%; height: ${size.control.touch}; } }
`;
