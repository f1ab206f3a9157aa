import type { ReactNode } from 'react';
import { ChoiceBox, FilterRow, FilterRows, SearchBox } from './list-filter.styles';

interface FilterLinesProps {
  status: ReactNode;
  search: ReactNode;
  /** The search has a long placeholder. */
  wideSearch?: boolean;
  days: ReactNode;
  choice: ReactNode;
  /** Both lines are one where the window is as wide as `xl`. */
  joined?: boolean;
}

/** The filters of a list of cases: states and words on the first line, days and one more choice on the second. */
export const FilterLines = ({ status, search, wideSearch = false, days, choice, joined = false }: FilterLinesProps) => (
  <FilterRows data-joined={joined ? '' : undefined}>
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
