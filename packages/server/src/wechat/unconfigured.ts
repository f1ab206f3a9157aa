import { Refusal } from '../http/refusal';
import type { WechatProvider } from './provider';

/** An installation without a contract with the chat provider: its codes are refused before they exist. Reminders are still there on the site. */
export const unconfiguredWechat: WechatProvider = {
  codeContent: () => Promise.reject(new Refusal('NOT_AVAILABLE', { reason: '微信扫码尚未开通，请使用其他方式' })),
  remind: () => Promise.resolve(),
};
