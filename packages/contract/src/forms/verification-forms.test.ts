import { describe, expect, test } from 'vitest';
import { idCheckCharacter } from '../rules/id-number';
import { bankCardForm, enterpriseForm, identityForm, licenseForm, otherChannelForm } from './verification-forms';

const body = '11010119900307123';
const id = body + idCheckCharacter(body);
const firstWrong = (parsed: { success: boolean; error?: { issues: { path: PropertyKey[] }[] } | undefined }) =>
  parsed.error?.issues[0]?.path[0];

test('an identity number is taken in lower case and with blanks around it, a day as it is printed', () => {
  const parsed = identityForm.safeParse({
    name: ' 林知远 ',
    id_number: ` ${id.toLowerCase()} `,
    valid_begin: '2021.03.01',
    valid_end: '长期',
  });
  expect(parsed.data).toEqual({ name: '林知远', id_number: id, valid_begin: '2021-03-01', valid_end: '长期' });
});

test('the days of a card that were not read, or wrongly, are asked for', () => {
  const read = { name: '林知远', id_number: id, valid_begin: '2021-03-01', valid_end: '2041-03-01' };
  expect(firstWrong(identityForm.safeParse({ ...read, valid_begin: '' }))).toBe('valid_begin');
  expect(firstWrong(identityForm.safeParse({ ...read, valid_end: '2014-03-01' }))).toBe('valid_end');
});

test('a card is taken as it is printed, in groups of four', () => {
  const typed = {
    name: '林知远',
    id_number: id,
    bank_card: '6222 0212 3456 7890 128',
    phone: '13800000002',
    code: '123456',
  };
  expect(bankCardForm.safeParse(typed).data).toMatchObject({ bank_card: '6222021234567890128' });
  expect(firstWrong(bankCardForm.safeParse({ ...typed, bank_card: '6222 0212 3456 7890 121' }))).toBe('bank_card');
});

test('a company needs a right credit code', () => {
  const typed = {
    company_name: '杭州明远智能科技有限公司',
    credit_code: '91330106ma2k1k0000',
    legal_name: '林知远',
    legal_id_number: id,
    phone: '13800000002',
    code: '123456',
  };
  expect(firstWrong(enterpriseForm.safeParse(typed))).toBe('credit_code');
});

describe('the licence', () => {
  const typed = { license_file: 'a.png', applicant: 'legal', authorization_file: '' } as const;
  test('is enough from the legal person', () => expect(licenseForm.safeParse(typed).success).toBe(true));
  test('needs a letter from anybody else', () =>
    expect(firstWrong(licenseForm.safeParse({ ...typed, applicant: 'agent' }))).toBe('authorization_file'));
  test('must be there', () =>
    expect(firstWrong(licenseForm.safeParse({ ...typed, license_file: '' }))).toBe('license_file'));
});

test('the other channel takes one to four files', () => {
  const typed = { cert_type: 'student' as const, cert_number: '2026001', name: '周晓岚', files: ['a'], remark: '' };
  expect(otherChannelForm.safeParse(typed).success).toBe(true);
  expect(firstWrong(otherChannelForm.safeParse({ ...typed, files: [] }))).toBe('files');
  expect(firstWrong(otherChannelForm.safeParse({ ...typed, files: ['a', 'b', 'c', 'd', 'e'] }))).toBe('files');
});
