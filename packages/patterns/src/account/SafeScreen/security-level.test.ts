import { expect, test } from 'vitest';
import { securityLevel } from './security-level';

test.each([
  [{ wechatBound: false, secondFactor: false, verified: false }, 'low', '建议开启二次验证'],
  [{ wechatBound: false, secondFactor: true, verified: true }, 'middle', '建议绑定微信'],
  [{ wechatBound: true, secondFactor: false, verified: false }, 'middle', '建议开启二次验证'],
  [{ wechatBound: true, secondFactor: false, verified: true }, 'middle', '建议开启二次验证'],
  [{ wechatBound: true, secondFactor: true, verified: false }, 'middle', '建议完成实名认证'],
  [{ wechatBound: true, secondFactor: true, verified: true }, 'high', '登录方式已完善'],
] as const)('%o is %s and is told %s', (account, level, advice) => {
  const told = securityLevel(account);
  expect(told.level).toBe(level);
  expect(told.advice).toContain(advice);
});
