import type { ReactNode } from 'react';
import { ChoiceBox, FilterRow, FilterRows, SearchBox } from './list-filter.styles';

interface FilterLinesProps {
  status: ReactNode;
  search: ReactNode;
  /** The search has a long placeholder. */
  wideSearch?: boolean;
  days: ReactNode;
  choice: ReactNode;
}

/** The filters of a list of cases: states and words on the first line, days and one more choice on the second. */
export const FilterLines = ({ status, search, wideSearch = false, days, choice }: FilterLinesProps) => (
  <FilterRows>
    <FilterRow>
      {status}
      <SearchBox data-wide={wideSearch ? '' : undefined}>{search}</SearchBox>
    </FilterRow>
    <FilterRow>
      {days}
      <ChoiceBox>{choice}</ChoiceBox>
    </FilterRow>
  </FilterRows>
);
