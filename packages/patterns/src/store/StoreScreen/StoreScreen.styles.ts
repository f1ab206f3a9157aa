import { media, row, text, visuallyHidden, wrappingRow } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, font, layer, size, space } = vars;

/* The top bar lies over the first 56 px, transparent while the page stands at its top (product §2). */
export const Page = styled.div`
  position: relative;
  padding-top: ${size.frame.bar};
`;

export const Content = styled.div`
  position: relative;
  width: 100%;
  max-width: calc(${size.frame.store} + 2 * ${size.frame.gutter});
  margin: 0 auto;
  padding: 0 ${size.frame.gutter} ${space[24]};
  & > h1 { ${visuallyHidden} }
  ${media.belowSm} { padding-inline: ${size.frame.gutterSmall}; }
`;

export const TypeRow = styled.div`
  ${wrappingRow}
  gap: ${space[8]} ${space[16]};
  justify-content: space-between;
  margin: ${space[12]} 0 ${space[8]};
  & > [data-component='NavTabs'] ul { gap: ${space[32]}; border: 0; box-shadow: none; }
  & > [data-component='NavTabs'] a { font-size: ${vars.text.section.size}; }
  ${media.belowSm} { margin-top: ${space[8]}; & > [data-component='NavTabs'] { flex: 1; } & > [data-part='period'] { display: none; } }
`;

export const Period = styled.div`
  ${row}
  gap: ${space[12]};
  & > small { ${text('small')} color: ${color.text.tertiary}; }
`;

/* Beside the period, which does not move when it comes. */
export const View = styled.div`
  margin-left: auto;
`;

/* Stays under the bar while a phone scrolls its cards. */
export const PhoneRow = styled.div`
  position: sticky;
  top: ${size.frame.bar};
  z-index: ${layer.sticky};
  ${row}
  gap: ${space[8]};
  height: ${size.frame.bar};
  margin: 0 calc(-1 * ${size.frame.gutterSmall});
  padding: 0 ${size.frame.gutterSmall};
  background: ${color.surface.page};
  & > :first-child { margin-right: auto; }
  & > [data-component='Segmented'] label { padding: 0 ${space[10]}; }
  & > button { height: 36px; padding: 0 ${space[10]}; }
`;

export const SortPlace = styled.span`
  width: 88px;
  height: 36px;
  & > [data-component='Select'] { width: 100%; height: 100%; }
`;

/* Notice and coupons beside each other, below each other on a phone; their place is kept while it is not known whether there are any. */
export const Announced = styled.div`
  display: flex;
  gap: ${space[16]};
  & > * { flex: 1; min-width: 0; }
  &[data-waiting] { min-height: 44px; }
  ${media.belowSm} { flex-direction: column; gap: ${space[8]}; margin-top: ${space[12]}; & > * { flex: none; } &[data-waiting] { min-height: 96px; } }
`;

export const Results = styled.div`
  ${wrappingRow}
  gap: ${space[4]} ${space[20]};
  justify-content: space-between;
  margin: ${space[10]} 0;
  ${text('dense')}
  ${media.belowSm} { margin-top: 0; & > [data-end] { display: none; } }
`;

export const ResultSide = styled.div`
  ${wrappingRow}
  gap: ${space[4]} ${space[16]};
  min-height: 26px;
  & label { vertical-align: middle; }
  & b { color: ${color.text.strong}; font-weight: ${font.weight.semibold}; }
  & small { ${text('small')} color: ${color.text.tertiary}; }
  &[data-end] > span { display: flex; gap: ${space[12]}; padding-left: ${space[8]}; border-left: ${border.width.default} solid ${color.border.strong}; }
`;

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[16]};
  ${media.belowLg} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${media.belowMd} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.belowSm} { grid-template-columns: minmax(0, 1fr); gap: ${space[12]}; }
`;

export const Cell = styled.li`
  display: grid;
  min-width: 0;
`;

export const More = styled.div`
  display: flex;
  justify-content: center;
  margin-top: ${space[16]};
`;

export const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  justify-content: space-between;
  margin-top: ${space[16]};
  ${text('small', color.text.tertiary)}
  & > span { display: flex; gap: ${space[6]}; align-items: flex-start; }
  & svg { margin-top: 3px; }
  ${media.belowSm} { & > span:last-child { display: none; } }
`;

export const Note = styled.div`
  margin-top: ${space[12]};
`;

/** The cards' names are headings: they need one above them. */
export const Heading = styled.h2`
  ${visuallyHidden}
`;
