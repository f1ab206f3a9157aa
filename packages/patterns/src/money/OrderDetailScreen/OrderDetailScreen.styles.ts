import { bareList, media, wrappingRow } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, font, space } = vars;

/** What happened at the left, what it is made of at the right. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: ${space[16]};
  ${media.belowMd} { grid-template-columns: minmax(0, 1fr); }
`;

export const State = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  padding: ${space[4]} 0;
`;

/** Documents of the order, one a line. */
export const Documents = styled.ul`
  display: grid;
  gap: ${space[12]};
  ${bareList}
`;

export const Document = styled.li`
  ${wrappingRow}
  justify-content: space-between;
  gap: ${space[4]} ${space[16]};
  overflow-wrap: anywhere;
  b { font-weight: ${font.weight.medium}; color: ${color.text.strong}; }
  > span { display: inline-flex; flex-wrap: wrap; align-items: center; gap: ${space[4]} ${space[8]}; }
`;
