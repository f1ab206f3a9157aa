import { media, wrappingRow } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { css, styled, type StyledComponent } from 'styled-components';

const { space } = vars;

const row = css`
  ${wrappingRow}
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
`;

/** The filters of a list on one line, over its head; on small screens most lists have a sheet instead. */
export const FilterBar: StyledComponent<'div'> = styled.div`
  ${row}
  padding: ${space[12]} ${space[20]};
  ${media.belowSm} { padding: ${space[10]} 0; }
`;

/** Filters that need more than one line. */
export const FilterRows: StyledComponent<'div'> = styled.div`
  display: grid;
  gap: ${space[10]};
  padding: ${space[12]} ${space[20]};
  &[data-joined] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space[10]} ${space[16]};
    ${media.belowXl} { display: grid; }
  }
`;

export const FilterRow: StyledComponent<'div'> = styled.div`
  ${row}
`;

export const ChoiceBox = styled.div`
  width: 128px;
`;

export const SearchBox = styled.div`
  width: 200px;
  &[data-wide] { width: 220px; }
`;
