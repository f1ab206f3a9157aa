import { Fragment, type ReactNode } from 'react';
import { FilterSheet } from '../filter-sheet/FilterSheet';
import type { ListQuery } from '../list-query';
import { InSheet } from './in-sheet';

/** What every screen with a list tells its filters. */
export interface ListFilterProps<Query> {
  query: Query;
  onQueryChange: (query: Query) => void;
  /** Below `sm`: one button, and the filters in a sheet. */
  small: boolean;
  /** How many rows the filters let through; undefined while it is not known. */
  total: number | undefined;
}

interface ListFiltersProps<Query, Name extends string> extends ListFilterProps<Query> {
  list: ListQuery<Query>;
  /** Stands beside the button on small screens. */
  search?: ReactNode;
  /** The filters in the order of the sheet; a false one is not asked here. */
  filters: Readonly<Record<Name, ReactNode>>;
  /** Set in the sheet beyond what the definition counts. */
  countedToo?: number;
  /** Takes the filters off in the sheet; the words looked for stay. */
  onClear?: () => void;
  /** The bar of larger screens. */
  children: (filters: Readonly<Record<Name | 'search', ReactNode>>) => ReactNode;
}

/** The filters of a list, written once: a bar over the list, or a search and one button with a sheet on small screens. */
export const ListFilters = <Query, Name extends string>({
  list,
  query,
  onQueryChange,
  small,
  total,
  search,
  filters,
  countedToo = 0,
  onClear = () => onQueryChange(list.clearFilters(query)),
  children,
}: ListFiltersProps<Query, Name>) =>
  small ? (
    <InSheet value={true}>
      <FilterSheet search={search} count={list.filterCount(query) + countedToo} total={total} onClear={onClear}>
        {Object.entries<ReactNode>(filters).map(([name, filter]) => (
          <Fragment key={name}>{filter}</Fragment>
        ))}
      </FilterSheet>
    </InSheet>
  ) : (
    children({ ...filters, search })
  );
