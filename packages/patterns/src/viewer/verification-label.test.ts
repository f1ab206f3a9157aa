import { expect, test } from 'vitest';
import { verificationLabel } from './verification-label';

test.each([
  [[], '未认证'],
  [[{ verify_type: 0, status: 1 }], '个人认证'],
  [[{ verify_type: 1, status: 1 }], '企业认证'],
] as const)('an account with the records %o is called %s', (records, label) => {
  expect(verificationLabel(records)).toBe(label);
});
