import { getVerifications } from '@compute-market/contract/calls/verification';
import { getUnreadFlag } from '@compute-market/contract/calls/work-order';
import { VERIFICATION_STATUS } from '@compute-market/contract/enumerations';
import { readUnread, readVerifications } from '@compute-market/contract/envelope';
import { api } from '../api';
import { byItself } from '../api/automatic';
import { session } from '../state/session';
import { user } from '../state/user';
import { storeVerifications, verification } from '../state/verification';
import { storeUnread } from '../state/work-order';
import { readInBackground } from './background-read';

export const refreshVerifications = () =>
  readInBackground(async () => {
    if (session.token === null || user.info?.SubAccount) return;
    storeVerifications(readVerifications(await api.call(getVerifications, {}, byItself)));
  });

/** Only for a user with a Name or a SubAccount with a Name (product §6). While a verification is under review its outcome is read too: the label in the top bar follows it. */
export const refreshUnread = () =>
  readInBackground(async () => {
    if (session.token === null || !(user.info?.Name || user.info?.SubAccount?.Name)) return;
    if (verification.records.some(({ status }) => status === VERIFICATION_STATUS.reviewing))
      void refreshVerifications();
    storeUnread(readUnread(await api.call(getUnreadFlag, {}, byItself)));
  });
