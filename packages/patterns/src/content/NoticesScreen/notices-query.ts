import { NOTICE_TYPE } from '@compute-market/contract/enumerations';
import { defineListQuery, page, tab, type QueryOf } from '../../list-query';

export const noticeTabs = ['all', 'system', 'activity', 'maintenance'] as const;

/** What the notices show. `mine`: what the customer itself was told, the 站内 channel of its notice settings. */
export const noticesQuery = defineListQuery({
  tab: tab([...noticeTabs, 'mine'], { name: 'type' }),
  page: page(),
});
export type NoticesQuery = QueryOf<typeof noticesQuery>;
export type NoticeTab = NoticesQuery['tab'];

/** The type to ask for; undefined asks for all. */
export const noticeTypeOf = (chosen: NoticeTab) =>
  chosen === 'all' || chosen === 'mine' ? undefined : NOTICE_TYPE[chosen];
