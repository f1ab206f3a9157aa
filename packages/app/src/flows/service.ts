import { getNotices } from '@compute-market/contract/calls/notice';
import { getVerifications } from '@compute-market/contract/calls/verification';
import { getUnreadFlag } from '@compute-market/contract/calls/work-order';
import { NOTICE_PREVIEW_SIZE } from '@compute-market/contract/constants';
import { readList, readUnread, readVerifications } from '@compute-market/contract/envelope';
import { api } from '../api';
import { ApiError } from '../api/errors';
import { storeLatestNotices } from '../state/notices';
import { session } from '../state/session';
import { user } from '../state/user';
import { storeVerifications } from '../state/verification';
import { storeUnread } from '../state/work-order';

async function quietly(work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** Only for a user with a Name or a SubAccount with a Name. Spec §6. */
export const refreshUnread = () =>
  quietly(async () => {
    if (session.token === null || !(user.info?.Name || user.info?.SubAccount?.Name)) return;
    storeUnread(readUnread(await api.call(getUnreadFlag, {}, { quiet: true })));
  });

export const refreshVerifications = () =>
  quietly(async () => {
    if (session.token === null || user.info?.SubAccount) return;
    storeVerifications(readVerifications(await api.call(getVerifications, {}, { quiet: true })));
  });

/** The bell's dropdown: page 1, three of them. Spec §2. */
export const refreshNotices = () =>
  quietly(async () => {
    storeLatestNotices(readList(await api.call(getNotices, { page: 1, page_size: NOTICE_PREVIEW_SIZE }, { quiet: true })));
  });
