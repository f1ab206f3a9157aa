import { Refusal } from '../http/refusal';
import type { IdentityProvider } from './provider';

const refuse = () =>
  Promise.reject(new Refusal('NOT_AVAILABLE', { reason: '在线核验尚未开通，请选择「其他方式」提交人工审核' }));

/** An installation without a contract with an identity service: what needs it is refused before anything is kept; the staff reviews papers. */
export const unconfiguredIdentity: IdentityProvider = {
  connected: false,
  readIdentityCard: refuse,
  readBusinessLicense: refuse,
  matchPerson: refuse,
  matchBankCard: refuse,
  faceAddress: refuse,
};
