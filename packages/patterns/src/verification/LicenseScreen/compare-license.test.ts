import { expect, test } from 'vitest';
import { compareLicense } from './compare-license';

const typed = { company_name: '青禾(杭州)科技有限公司', credit_code: '91330106ma2demq01g', legal_name: '沈清和' };

test('brackets, blanks and lower case make no difference', () => {
  const read = { company_name: '青禾（杭州）科技有限公司', credit_code: '91330106MA2DEMQ01G', legal_name: '沈 清 和' };
  expect(compareLicense(typed, read).map(({ same }) => same)).toEqual([true, true, true]);
});

test('another name does', () => {
  expect(compareLicense(typed, { ...typed, legal_name: '沈清合' }).filter(({ same }) => !same)).toEqual([
    { key: 'legal_name', typed: '沈清和', read: '沈清合', same: false },
  ]);
});
