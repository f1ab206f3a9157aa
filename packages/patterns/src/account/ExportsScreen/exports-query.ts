import { defineListQuery, place, type QueryOf } from '../../list-query';

/** Which page of 导出记录 is shown. */
export const exportsQuery = defineListQuery({ ...place });
export type ExportsQuery = QueryOf<typeof exportsQuery>;
