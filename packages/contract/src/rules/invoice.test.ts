import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOwnTitle, splitTax, titleOfKind, titleProblems, type TitleFields } from './invoice';
import { fen } from './money';

const company: TitleFields = {
  title_type: 1,
  invoice_type: 0,
  tax_no: '91350100M000100Y43',
  address: '',
  tel: '',
  bank_name: '',
  bank_account: '',
};
const special: TitleFields = {
  ...company,
  invoice_type: 1,
  address: '福州市鼓楼区软件大道 89 号',
  tel: '0591-87654321',
  bank_name: '工商银行福州分行',
  bank_account: '6222020200012345678',
};

describe('a title', () => {
  test.each([
    ['a company with its tax number', company, []],
    ['a company without it', { ...company, tax_no: '' }, ['tax_no']],
    ['a wrong check character', { ...company, tax_no: '91350100M000100Y44' }, ['tax_no']],
    ['a person', { ...company, title_type: 0, tax_no: '' }, []],
    ['another organisation without a tax number', { ...company, title_type: 2, tax_no: '' }, []],
    ['a special invoice with everything', special, []],
    [
      'a special invoice without its bank',
      { ...company, invoice_type: 1 },
      ['address', 'tel', 'bank_name', 'bank_account'],
    ],
    ['a special invoice for a person', { ...special, title_type: 0 }, ['invoice_type']],
    ['letters in a bank account', { ...company, bank_account: '62220202A' }, ['bank_account']],
    ['words for a telephone', { ...company, tel: '办公室' }, ['tel']],
  ] as const)('%s is stopped at %#', (_, title, fields) => {
    expect(titleProblems(title).map(({ field }) => field)).toEqual(fields);
  });
});

const noBank = { address: '', tel: '', bank_name: '', bank_account: '' };
test.each([
  ['a company has everything', 1, special],
  ['another organisation has a tax number alone', 2, { ...special, title_type: 2, ...noBank }],
  ['a person has nothing beside the name', 0, { ...special, title_type: 0, tax_no: '', ...noBank }],
] as const)('%s', (_, title_type, kept) => {
  expect(titleOfKind({ ...special, title_type })).toEqual(kept);
});

describe('whose title', () => {
  const subjects = [
    { TitleType: 0, Name: '林*远' },
    { TitleType: 1, Name: '杭州明远（智能）科技有限公司' },
  ] as const;
  test.each([
    ['林知远', 0, true],
    ['林知', 0, false],
    ['王知远', 0, false],
    ['杭州明远(智能)科技有限公司', 1, true],
    ['杭州明远 (智能) 科技有限公司', 2, true],
    ['杭州明远（智能）科技有限公司', 0, false],
    ['别家公司', 1, false],
  ] as const)('%s as %s: own %s', (Title, TitleType, own) => {
    expect(isOwnTitle({ Title, TitleType }, subjects)).toBe(own);
  });
});

test('net and tax add up to the sum, and the tax is 6% of the net to the fen', () => {
  expect(splitTax(fen(10_600))).toEqual({ net: 10_000, tax: 600 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (amount) => {
      const { net, tax } = splitTax(fen(amount));
      return net + tax === amount && Math.abs(tax - net * 0.06) <= 0.53;
    }),
  );
});
