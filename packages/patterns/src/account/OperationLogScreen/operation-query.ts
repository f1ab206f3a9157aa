import { OPERATION_KIND, OPERATION_OUTCOME } from '@compute-market/contract/entities/operation';
import { days } from '../../day-range';
import { choice, defineListQuery, place, text, words, type QueryOf } from '../../list-query';

/** Stands for the main account among the names of sub-accounts, none of which has such a sign. */
export const mainAccount = '@main';

/** What 操作日志 shows. */
export const operationQuery = defineListQuery({
  /** Words of what was done or of what it was done to. */
  q: words(),
  kind: choice(Object.values(OPERATION_KIND)),
  outcome: choice(Object.values(OPERATION_OUTCOME)),
  /** Name of a sub-account, or `mainAccount`; empty for all. */
  who: text(),
  days: days(),
  ...place,
});
export type OperationQuery = QueryOf<typeof operationQuery>;
