// @vitest-environment jsdom
import { dayMs } from '@compute-market/contract/rules/time-units';
import { beforeEach, expect, test } from 'vitest';
import { enterpriseDraft } from './enterprise-draft';

const values = {
  company_name: '杭州青禾演示科技有限公司',
  credit_code: '91330106MA2DEMQ01G',
  legal_name: '沈清和',
  legal_id_number: '33010619980815002X',
  phone: '13800000002',
  code: '123456',
};
beforeEach(() => sessionStorage.clear());

test('keeps the company, and neither the identity number nor the code', () => {
  enterpriseDraft.save(7, values);
  expect(enterpriseDraft.read(7)).toEqual({
    company_name: values.company_name,
    credit_code: values.credit_code,
    legal_name: values.legal_name,
    phone: values.phone,
  });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(values.legal_id_number);
});

test("is its account's own, for a day, and until it is cleared", () => {
  enterpriseDraft.save(7, values, 0);
  expect(enterpriseDraft.read(8, 1)).toBeNull();
  expect(enterpriseDraft.read(7, dayMs)).toBeNull();
  expect(enterpriseDraft.read(7, 1)).not.toBeNull();
  enterpriseDraft.clear(7);
  expect(enterpriseDraft.read(7, 1)).toBeNull();
});
