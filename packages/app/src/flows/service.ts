import { laterPiece } from '@compute-market/components/lazy-piece';
import { getNotices } from '@compute-market/contract/calls/notice';
import { NOTICE_PREVIEW_SIZE } from '@compute-market/contract/constants';
import { readList } from '@compute-market/contract/envelope';
import { api } from '../api';
import { byItself } from '../api/automatic';
import { storeLatestNotices } from '../state/notices';
import { session } from '../state/session';
import type * as customer from './customer-flags';
import { readInBackground } from './background-read';

const customerFlags = laterPiece(() => import('./customer-flags'));

/** Visitors never load what asks for a customer's flags. Until that can be had the old flags stay. */
async function ofCustomer(read: (flags: typeof customer) => Promise<void>) {
  if (session.token === null) return;
  await read(await customerFlags());
}

export const refreshUnread = () => ofCustomer((flags) => flags.refreshUnread());
export const refreshVerifications = () => ofCustomer((flags) => flags.refreshVerifications());

/** The bell's dropdown: page 1, three of them (product §2). */
export const refreshNotices = () =>
  readInBackground(async () => {
    storeLatestNotices(readList(await api.call(getNotices, { page: 1, page_size: NOTICE_PREVIEW_SIZE }, byItself)));
  });
