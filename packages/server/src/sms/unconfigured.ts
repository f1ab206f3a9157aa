import { Refusal } from '../http/refusal';
import type { SmsSender } from './sender';

const notAvailable = () => Promise.reject(new Refusal('NOT_AVAILABLE', { reason: '短信服务尚未开通，请联系客服' }));

/** An installation without a message provider says so, instead of letting a person wait for a code. Reminders are still there on the site. */
export const unconfiguredSms: SmsSender = {
  send: notAvailable,
  inform: notAvailable,
  remind: () => Promise.resolve(),
};
