import { media, text, wrappingRow } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, font, radius, space } = vars;

/** Sums of an instance, three lists side by side. */
export const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[8]} ${space[40]};
  ${media.belowMd} { grid-template-columns: minmax(0, 1fr); }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  padding: ${space[12]} ${space[20]};
`;

export const Choice = styled.div`
  width: 116px;
`;

export const Search = styled.div`
  width: 160px;
`;

/** The two ends of a range. */
export const Ends = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: ${space[4]};
  width: 232px;
  ${media.belowSm} { width: auto; }
`;

export const Between = styled.span`
  padding-top: ${space[6]};
  color: ${color.text.secondary};
`;

/** What the filter adds up to, beside the number of rows. */
export const FilterSum = styled.span`
  white-space: nowrap;
  b { margin-left: ${space[4]}; font-weight: ${font.weight.medium}; color: ${color.text.strong}; }
`;

/** How the chart is grouped, and whether it is compared. */
export const Toolbar = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  min-width: 0;
  margin-bottom: ${space[12]};
`;

/** The sums of two periods, on one line where they fit. */
export const Compared = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[24]};
  margin-bottom: ${space[12]};
  ${text('dense', color.text.secondary)}
  b { font-weight: ${font.weight.medium}; color: ${color.text.strong}; }
`;

/** The groups under their chart. */
export const GroupFrame = styled.div`
  min-width: 0;
  margin-top: ${space[16]};
  border: ${border.width.default} solid ${color.border.soft};
  border-radius: ${radius.inner};
  overflow: clip;
`;

/** What the list is narrowed to by the chart, and the way back. */
export const OnlyBar = styled.p`
  ${wrappingRow}
  gap: ${space[4]} ${space[12]};
  padding: 0 ${space[20]} ${space[12]};
  ${text('dense', color.text.secondary)}
  ${media.belowSm} { padding: 0 0 ${space[10]}; }
`;
