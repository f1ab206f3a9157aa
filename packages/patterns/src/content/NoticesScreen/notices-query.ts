import { NOTICE_TYPE } from '@compute-market/contract/enumerations';

export const noticeTabs = ['all', 'system', 'activity', 'maintenance'] as const;
/** `mine`: what the customer itself was told, the 站内 channel of its notice settings. */
export type NoticeTab = (typeof noticeTabs)[number] | 'mine';

/** What the list shows. It lives in the address. */
export interface NoticesQuery {
  readonly tab: NoticeTab;
  /** From 1. */
  readonly page: number;
}

const mostPages = 10_000;

/** Reads an address; what it says wrongly counts as not said. */
export function readNoticesQuery(search: URLSearchParams): NoticesQuery {
  const page = Number(search.get('page'));
  return {
    tab: [...noticeTabs, 'mine' as const].find((tab) => tab === search.get('type')) ?? 'all',
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
  };
}

/** The address's parameters: only what differs from the plain list. */
export const noticesParameters = ({ tab, page }: NoticesQuery): Record<string, string> => ({
  ...(tab === 'all' ? {} : { type: tab }),
  ...(page === 1 ? {} : { page: String(page) }),
});

/** The type to ask for; undefined asks for all. */
export const noticeTypeOf = (tab: NoticeTab) => (tab === 'all' || tab === 'mine' ? undefined : NOTICE_TYPE[tab]);
