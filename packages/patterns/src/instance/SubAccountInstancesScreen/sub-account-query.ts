import { CONTAINER_TYPE, INSTANCE_STATUS_FILTER } from '@compute-market/contract/enumerations';
import { choice, defineListQuery, option, place, text, words, type QueryOf } from '../../list-query';

/** What 子账号实例 shows (screens A2). */
export const subAccountQuery = defineListQuery({
  /** Name of one sub-account, which is chosen beside the list and no filter of it; empty for all. */
  sub: text(undefined, { part: 'view' }),
  type: choice(Object.values(CONTAINER_TYPE)),
  status: option(Object.values(INSTANCE_STATUS_FILTER), INSTANCE_STATUS_FILTER.default),
  /** Words in the note, the address or the name. */
  q: words(),
  ...place,
});
export type SubAccountQuery = QueryOf<typeof subAccountQuery>;
