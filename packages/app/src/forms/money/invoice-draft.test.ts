// @vitest-environment jsdom
import type { InvoiceRequestForm } from '@compute-market/contract/forms/invoice-forms';
import { beforeEach, expect, test } from 'vitest';
import { invoiceDraft } from './invoice-draft';

const conditions = { CanSpecial: true, Contents: [{ Key: 'compute', Name: '高性能云计算服务' }] };
const titles = [{ Id: 1 }, { Id: 2 }];
const blank: InvoiceRequestForm = {
  invoice_id: '1',
  invoice_type: 0,
  content: 'compute',
  amount: '',
  email: 'a@example.cn',
  remark: '',
};
const typed: InvoiceRequestForm = { ...blank, invoice_id: '2', invoice_type: 1, amount: '300', remark: '项目 A' };
const offered = { conditions, titles, blank, fixedAmount: false };

beforeEach(() => sessionStorage.clear());

test('what was typed comes back to its owner only', () => {
  invoiceDraft.save('7:', typed, false);
  expect(invoiceDraft.read('7:', offered)).toEqual(typed);
  expect(invoiceDraft.read('8:', offered)).toBeNull();
  invoiceDraft.clear('7:', false);
  expect(invoiceDraft.read('7:', offered)).toBeNull();
});

test('what can no longer be asked for does not come back', () => {
  invoiceDraft.save('7:', { ...typed, content: 'gone' }, false);
  expect(
    invoiceDraft.read('7:', { ...offered, conditions: { ...conditions, CanSpecial: false }, titles: [{ Id: 1 }] }),
  ).toEqual({ ...blank, amount: '300', remark: '项目 A' });
});

test('chosen top-ups keep their own sum', () => {
  invoiceDraft.save('7:', typed, true);
  expect(
    invoiceDraft.read('7:', { ...offered, blank: { ...blank, amount: '6,700.00' }, fixedAmount: true })?.amount,
  ).toBe('6,700.00');
});

test('a draft that says nothing new is none', () => {
  invoiceDraft.save('7:', blank, false);
  expect(invoiceDraft.read('7:', offered)).toBeNull();
});
