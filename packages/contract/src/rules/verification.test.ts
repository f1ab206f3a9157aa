import { expect, test } from 'vitest';
import { mayVerify, standingOf, verifiedAs } from './verification';

const personal = (status: number) => ({ verify_type: 0, status });
const enterprise = (status: number) => ({ verify_type: 1, status });

test.each([
  ['no record', [], 'none'],
  ['a person', [personal(1)], 'personal'],
  ['an enterprise', [enterprise(1)], 'enterprise'],
  ['both', [personal(1), enterprise(1)], 'enterprise'],
  ['a person whose enterprise is under review', [personal(1), enterprise(0)], 'personal'],
  ['under review, rejected or lapsed', [personal(0), personal(2), enterprise(3)], 'none'],
  ['rejected once and then verified', [personal(2), personal(1)], 'personal'],
])('%s is verified as %s', (_, records, as) => {
  expect(verifiedAs(records)).toBe(as);
});

test('a kind of verification nobody knows does not verify', () => {
  expect(verifiedAs([{ verify_type: 9, status: 1 }])).toBe('none');
});

test('the verified record stands, whatever came later; else the newest', () => {
  const [rejected, older] = [personal(2), personal(3)];
  expect(standingOf([rejected, personal(1), enterprise(0)], 0)).toEqual(personal(1));
  expect(standingOf([rejected, older], 0)).toBe(rejected);
  expect(standingOf([rejected], 1)).toBeNull();
});

test.each([
  ['nothing yet', [], true],
  ['a rejected one', [enterprise(2)], true],
  ['a lapsed one', [enterprise(3)], true],
  ['one under review', [enterprise(0), enterprise(2)], false],
  ['a verified one', [enterprise(1)], false],
  ['a person only', [personal(1)], true],
] as const)('with %s an enterprise may be verified: %s', (_, records, may) => expect(mayVerify(records, 1)).toBe(may));
