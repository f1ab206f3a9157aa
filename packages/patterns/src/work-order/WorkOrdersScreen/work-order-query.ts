import { WORK_ORDER_STATUS } from '@compute-market/contract/enumerations';
import { days } from '../../day-range';
import { choice, defineListQuery, identity, place, words, type QueryOf } from '../../list-query';

/** What 我的工单 shows (screens A2). */
export const workOrderQuery = defineListQuery({
  status: choice(Object.values(WORK_ORDER_STATUS)),
  category: identity(),
  /** Words of the title, or the number. */
  q: words(),
  /** Days on which the ticket was sent. */
  days: days(),
  ...place,
});
export type WorkOrderQuery = QueryOf<typeof workOrderQuery>;
