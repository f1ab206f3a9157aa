import { defineListQuery, place, type QueryOf } from '../../list-query';

/** Which page of the refunds is shown (screens A2). */
export const balanceRefundQuery = defineListQuery({ ...place });
export type BalanceRefundQuery = QueryOf<typeof balanceRefundQuery>;
