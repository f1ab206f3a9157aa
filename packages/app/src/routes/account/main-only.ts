import { getAuthenticator } from '@compute-market/contract/calls/authenticator';
import { getSecondFactor } from '@compute-market/contract/calls/second-factor';
import { getWechatBindStatus } from '@compute-market/contract/calls/session';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { refreshUser } from '../../flows/account';
import { knownOrNull } from '../../flows/known-call';
import { user } from '../../state/user';
import { settle, type Result } from '../result';

/** What only a main account may ask for, asked once it is known who asks; a sub-account is given `none`, and no call is sent. */
export async function mainOnly<Data>(ask: () => Promise<Data>, none: Data): Promise<Result<Data>> {
  if (user.info === null) await refreshUser();
  return user.info?.SubAccount ? { ok: true, data: none } : settle(ask());
}

const noBinding = { status: 0, nickname: '', bind_time: null } as const;

/** Whether the account has a chat account. */
export const readBinding = (options: CallOptions) =>
  mainOnly(() => api.call(getWechatBindStatus, {}, options), noBinding);

/** Whether a login by password asks for a code too. */
export const readSecondFactor = (options: CallOptions) =>
  mainOnly(async () => (await api.call(getSecondFactor, {}, options)).On, false);

/** The account's authenticator; null for a sub-account, and where the back end knows none. */
export const readAuthenticator = (options: CallOptions) =>
  mainOnly(() => knownOrNull(api.call(getAuthenticator, {}, options)), null);
