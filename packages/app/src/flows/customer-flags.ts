import { getVerifications } from '@compute-market/contract/calls/verification';
import { getUnreadFlag } from '@compute-market/contract/calls/work-order';
import { readUnread, readVerifications } from '@compute-market/contract/envelope';
import { api } from '../api';
import { session } from '../state/session';
import { user } from '../state/user';
import { storeVerifications } from '../state/verification';
import { storeUnread } from '../state/work-order';
import { silently } from './silently';

/** Only for a user with a Name or a SubAccount with a Name. Spec §6. */
export const refreshUnread = () =>
  silently(async () => {
    if (session.token === null || !(user.info?.Name || user.info?.SubAccount?.Name)) return;
    storeUnread(readUnread(await api.call(getUnreadFlag, {}, { quiet: true })));
  });

export const refreshVerifications = () =>
  silently(async () => {
    if (session.token === null || user.info?.SubAccount) return;
    storeVerifications(readVerifications(await api.call(getVerifications, {}, { quiet: true })));
  });
