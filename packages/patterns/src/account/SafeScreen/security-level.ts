import { safeMessages as messages } from './messages';

export type SecurityLevel = keyof typeof messages.levels;

/** How well an account is guarded, and the next thing that would help. Screens B21. */
export function securityLevel({ wechatBound, verified }: { readonly wechatBound: boolean; readonly verified: boolean }): { level: SecurityLevel; advice: string } {
  if (wechatBound && verified) return { level: 'high', advice: messages.advice.none };
  return { level: wechatBound || verified ? 'middle' : 'low', advice: wechatBound ? messages.advice.verification : messages.advice.wechat };
}
