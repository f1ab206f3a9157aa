import { getAuthenticator } from '@compute-market/contract/calls/authenticator';
import { getSecondFactor } from '@compute-market/contract/calls/second-factor';
import { getWechatBindStatus } from '@compute-market/contract/calls/session';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { knownOrNull } from '../../flows/known-call';
import { mainOnly } from './main-only';

const noBinding = { status: 0, nickname: '', bind_time: null } as const;

/** Whether the account has a chat account. */
export const readBinding = (options: CallOptions) =>
  mainOnly(() => api.call(getWechatBindStatus, {}, options), noBinding);

/** Whether a login by password asks for a code too; null where the back end knows no second factor. */
export const readSecondFactor = (options: CallOptions) =>
  mainOnly<boolean | null>(async () => (await knownOrNull(api.call(getSecondFactor, {}, options)))?.On ?? null, false);

/** The account's authenticator; null for a sub-account, and where the back end knows none. */
export const readAuthenticator = (options: CallOptions) =>
  mainOnly(() => knownOrNull(api.call(getAuthenticator, {}, options)), null);
