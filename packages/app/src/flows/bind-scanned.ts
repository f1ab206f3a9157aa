import { getWechatBindStatus } from '@compute-market/contract/calls/session';
import { PERMISSION_FORBIDDEN } from '@compute-market/contract/error-matchers';
import { WECHAT_STATUS } from '@compute-market/contract/enumerations';
import { api } from '../api';
import { ApiError } from '../api/errors';
import { showError, showSuccess } from '../state/toasts';
import { flowMessages as messages } from './messages';

/** Binds the chat account that a login by scan could not place, now that somebody is logged in (screens B3). `said` is the news of the login itself. */
export async function bindScanned(ticket: string, said: string): Promise<void> {
  try {
    const { status, nickname } = await api.call(getWechatBindStatus, { scene: ticket });
    if (status === WECHAT_STATUS.succeeded) showSuccess(said, messages.wechatBound(nickname));
    else {
      showSuccess(said);
      showError(messages.wechatBindOver);
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    showSuccess(said);
    // A passkey may let a sub-account in where a main account was meant to come.
    const isSub = error.status === PERMISSION_FORBIDDEN;
    showError(isSub ? messages.wechatBindMain : error.reason, 'main', messages.wechatBinding);
  }
}
