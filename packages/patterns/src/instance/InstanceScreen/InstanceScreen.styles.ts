import { cardSurface, ellipsis, media, text, visuallyHidden, wrappingRow } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, font, radius, size, space } = vars;

export const Title = styled.div`
  ${wrappingRow}
  gap: ${space[8]} ${space[12]};
  justify-content: space-between;
  margin-top: ${space[4]};
  > div { display: flex; flex-wrap: wrap; gap: ${space[8]}; align-items: center; min-width: 0; }
  h1 { min-width: 0; overflow-wrap: anywhere; }
  ${media.belowSm} { > [data-part='actions'] { width: 100%; > * { flex: 1; } > button, > a { height: ${size.control.xl}; } } }
`;

/** A figure in words: smaller than a sum, cut where the room ends. */
export const Fact = styled.div`
  padding: ${space[4]} 0;
  ${text('group', color.text.strong)}
  ${ellipsis}
`;

export const Panel = styled.div`
  min-width: 0;
  ${cardSurface}
  overflow: clip;
`;

/** Names the tab for the outline of the page; the tab itself says it to the eye. */
export const Outline = styled.h2`
  ${visuallyHidden}
`;

export const Content = styled.div`
  display: grid;
  gap: ${space[24]};
  min-width: 0;
  padding: ${space[20]} ${space[24]} ${space[24]};
  ${media.belowSm} { padding: ${space[16]}; }
`;

export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${size.frame.order};
  ${media.belowLg} { grid-template-columns: minmax(0, 1fr); }
`;

export const Side = styled.aside`
  display: grid;
  align-content: start;
  gap: ${space[20]};
  min-width: 0;
  padding: ${space[20]} ${space[24]} ${space[24]};
  border-inline-start: ${border.width.default} solid ${color.border.soft};
  background: ${color.surface.sunken};
  ${media.belowLg} { border-inline-start: 0; border-top: ${border.width.default} solid ${color.border.soft}; }
  ${media.belowSm} { padding: ${space[16]}; }
`;

export const Part = styled.section`
  display: grid;
  gap: ${space[8]};
  min-width: 0;
`;

/** A port that answers, or `data-quiet` one that does not. */
export const Reached = styled.span`
  display: inline-flex;
  gap: ${space[6]};
  align-items: center;
  white-space: nowrap;
  ${text('small', color.status.ok.text)}
  &[data-quiet] { color: ${color.text.secondary}; }
`;

export const Guide = styled.details`
  border-bottom: ${border.width.default} solid ${color.border.soft};
  > summary { display: flex; gap: ${space[8]}; align-items: center; min-height: ${size.control.lg}; cursor: pointer; ${text('dense')} }
  > summary > svg:last-child { margin-inline-start: auto; color: ${color.text.tertiary}; }
  &[open] > summary > svg:last-child { rotate: 90deg; }
  > ol { display: grid; gap: ${space[4]}; padding: 0 0 ${space[12]} ${space[24]}; color: ${color.text.secondary}; list-style: decimal; ${text('small')} }
  > summary::-webkit-details-marker { display: none; }
`;

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(260px, 1fr));
  gap: ${space[16]};
`;

export const Tile = styled.li`
  display: grid;
  gap: ${space[12]};
  padding: ${space[16]};
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.md};
  > div { display: flex; flex-wrap: wrap; gap: ${space[8]}; align-items: center; justify-content: space-between; }
  ${media.belowSm} { a[data-component='LinkButton'] { width: 100%; height: ${size.control.xl}; } }
`;

export const Framed = styled.div`
  min-width: 0;
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.md};
  overflow: clip;
`;

/** Keys, one under the other, each with its fingerprint, which may break. */
export const KeyList = styled.ul`
  display: grid;
  gap: ${space[6]};
  ${text('small', color.text.secondary)}
  strong { color: ${color.text.strong}; }
  code { font-family: ${font.family.mono}; overflow-wrap: anywhere; }
`;

/** A framed table whose rows stand on a phone as cards, which need no frame around them. */
export const FramedCards = styled(Framed)`
  ${media.belowSm} { border: 0; border-radius: 0; overflow: visible; }
`;

export const Shot = styled.div`
  display: grid;
  gap: ${space[12]};
  max-width: 960px;
  > button { justify-self: start; }
`;

export const Row = styled.div`
  ${wrappingRow}
  gap: ${space[8]} ${space[16]};
  justify-content: space-between;
  padding: ${space[14]} 0;
  border-bottom: ${border.width.default} solid ${color.border.soft};
  > div { display: grid; gap: 2px; min-width: 0; }
  &:last-child { border-bottom: 0; }
`;

/** Two charts beside each other where there is room. */
export const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[24]} ${space[32]};
  ${media.belowMd} { grid-template-columns: minmax(0, 1fr); }
`;
