import { safeMessages as messages } from './messages';

export type SecurityLevel = keyof typeof messages.levels;

/** How well an account is guarded, and the next thing that would help most (screens B21). */
export function securityLevel({
  wechatBound,
  secondFactor,
  verified,
}: {
  readonly wechatBound: boolean;
  readonly secondFactor: boolean;
  readonly verified: boolean;
}): { level: SecurityLevel; advice: string } {
  const missing = (
    [
      ['secondFactor', secondFactor],
      ['wechat', wechatBound],
      ['verification', verified],
    ] as const
  )
    .filter(([, done]) => !done)
    .map(([name]) => name);
  const [next = 'none'] = missing;
  return {
    level: missing.length === 0 ? 'high' : missing.length === 3 ? 'low' : 'middle',
    advice: messages.advice[next],
  };
}
