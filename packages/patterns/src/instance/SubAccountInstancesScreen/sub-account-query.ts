import {
  CONTAINER_TYPE,
  INSTANCE_STATUS_FILTER,
  type ContainerType,
  type InstanceStatusFilter,
} from '@compute-market/contract/enumerations';
import { among, firstPlace, placeParameters, readPlace, type ListPlace } from '../../list-place';

/** What 子账号实例 shows. It lives in the address, so that back leads to the same list (screens A2). */
export interface SubAccountQuery extends ListPlace {
  /** Name of one sub-account; empty for all. */
  readonly sub: string;
  /** Null for both. */
  readonly type: ContainerType | null;
  readonly status: InstanceStatusFilter;
  /** Words in the note, the address or the name. */
  readonly q: string;
}

export const blankQuery: SubAccountQuery = {
  sub: '',
  type: null,
  status: INSTANCE_STATUS_FILTER.default,
  q: '',
  ...firstPlace,
};

/** Reads an address; whatever it says wrongly counts as not said. */
export function readSubAccountQuery(search: URLSearchParams): SubAccountQuery {
  const text = (name: string) => (search.get(name) ?? '').trim();
  return {
    sub: text('sub'),
    type: among(Object.values(CONTAINER_TYPE), text('type')) ?? null,
    status: among(Object.values(INSTANCE_STATUS_FILTER), text('status')) ?? blankQuery.status,
    q: text('q'),
    ...readPlace(search),
  };
}

/** The address's parameters: only what differs from the blank list. */
export function subAccountParameters({ sub, type, status, q, ...place }: SubAccountQuery): Record<string, string> {
  return {
    ...(sub === '' ? {} : { sub }),
    ...(type === null ? {} : { type }),
    ...(status === blankQuery.status ? {} : { status }),
    ...(q === '' ? {} : { q }),
    ...placeParameters(place),
  };
}

/** The query after a change: any other filter starts at page 1; another page keeps the filters. */
export const withChange = (query: SubAccountQuery, change: Partial<SubAccountQuery>): SubAccountQuery => ({
  ...query,
  page: 1,
  ...change,
});

/** The filters behind 筛选: the number on its button on small screens. */
export const filterCount = ({ sub, type, status }: SubAccountQuery): number =>
  [sub !== '', type !== null, status !== blankQuery.status].filter(Boolean).length;

/** Whether anything beside the chosen sub-account narrows the list. */
export const isFiltered = (query: SubAccountQuery): boolean => query.q !== '' || filterCount({ ...query, sub: '' }) > 0;

/** The same sub-account and page size without filters. */
export const withoutFilters = ({ sub, size }: SubAccountQuery): SubAccountQuery => ({ ...blankQuery, sub, size });
