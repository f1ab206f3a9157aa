import { expect, test } from 'vitest';
import { verificationLabel, verifiedAs } from './verification';

const personal = (status: number) => ({ verify_type: 0, status });
const enterprise = (status: number) => ({ verify_type: 1, status });

test.each([
  ['no record', [], '未认证'],
  ['a person', [personal(1)], '个人认证'],
  ['an enterprise', [enterprise(1)], '企业认证'],
  ['both', [personal(1), enterprise(1)], '企业认证'],
  ['a person whose enterprise is under review', [personal(1), enterprise(0)], '个人认证'],
  ['under review, rejected or lapsed', [personal(0), personal(2), enterprise(3)], '未认证'],
  ['rejected once and then verified', [personal(2), personal(1)], '个人认证'],
])('%s is labelled %s', (_, records, label) => {
  expect(verificationLabel(records)).toBe(label);
});

test('a kind of verification nobody knows does not verify', () => {
  expect(verifiedAs([{ verify_type: 9, status: 1 }])).toBe('none');
});
