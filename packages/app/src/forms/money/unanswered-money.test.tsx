import { addInvoiceRecord } from '@compute-market/contract/calls/invoice';
import { buyPowerMoney } from '@compute-market/contract/calls/payment';
import { errors } from '@compute-market/contract/errors';
import { fen } from '@compute-market/contract/rules/money';
import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { ApiError, type FailureKind } from '../../api/errors';
import { useInvoiceRequestForm } from './useInvoiceForms';
import { useVoucherForm } from './useVoucherForm';

const call = vi.spyOn(api, 'call');

const conditions = {
  AbleMoney: 6700,
  TotalRecharge: 6700,
  InvoicedMoney: 0,
  RefundMoney: 0,
  GiftMoney: 0,
  PendingMoney: 0,
  MinMoney: 10,
  CanSpecial: true,
  Contents: [{ Key: 'compute', Name: '信息技术服务*高性能云计算服务' }],
  Subjects: [],
  Conditions: [],
};
const title = {
  Id: 1,
  Title: '杭州明远智能科技有限公司',
  TitleType: 1,
  TaxNo: '91350100M000100Y43',
  InvoiceType: 1,
  Address: '',
  Tel: '',
  BankName: '',
  BankAccount: '',
  Email: 'finance@mingyuan.example.cn',
  IsDefault: true,
} as const;

const failure = (kind: FailureKind) => new ApiError({ kind, status: 1, reason: '原因', requestId: '' });
const done = vi.fn(() => Promise.resolve());
const readAgain = vi.fn(() => Promise.resolve());
const keys = () => call.mock.calls.map(([, , options]) => options?.idempotencyKey);

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
});
afterAll(() => void call.mockRestore());

/** Opens the dialog, buys for so much, and closes it once it was answered. */
async function buys(owner: string, amount: string) {
  const { result, unmount } = renderHook(() => useVoucherForm({ owner, balance: fen(100_000), onBought: done }), {
    wrapper: StrictMode,
  });
  act(() => result.current.form.setValue('amount', amount));
  const sent = call.mock.calls.length;
  act(() => result.current.onSubmit());
  await waitFor(() => expect(call).toHaveBeenCalledTimes(sent + 1));
  await waitFor(() => expect(result.current.form.formState.isSubmitting).toBe(false));
  unmount();
}

test('a voucher whose answer was lost is bought once, also when its dialog was closed in between', async () => {
  call.mockRejectedValueOnce(failure('timeout')).mockResolvedValue(null);
  await buys('1:', '500');
  expect(done).not.toHaveBeenCalled();
  await buys('1:', '500');
  await buys('1:', '500');
  const [first, repeated, another] = keys();
  expect(call.mock.calls[0]?.[0]).toBe(buyPowerMoney);
  expect(repeated).toBe(first);
  expect(another).not.toBe(first);
});

test('a purchase that is not answered is not that of another account, nor of another sum', async () => {
  call.mockRejectedValueOnce(failure('network')).mockResolvedValue(null);
  await buys('1:', '300');
  await buys('1:lab-a', '300');
  await buys('1:', '301');
  expect(new Set(keys()).size).toBe(3);
});

function Page({ children }: { readonly children: ReactNode }) {
  const router = createMemoryRouter([{ path: '/', element: children }]);
  return <RouterProvider router={router} />;
}

/** Opens 申请开票, sends it to the default title, and closes it once it was answered. */
async function asksForInvoice(useForm = useInvoiceRequestForm, calls = call) {
  const { result, unmount } = renderHook(
    () =>
      useForm({
        owner: '1:',
        conditions,
        titles: [title],
        chosen: { ids: [7], fen: fen(50_000) },
        onDone: done,
        onStale: readAgain,
      }),
    { wrapper: Page },
  );
  const sent = calls.mock.calls.length;
  act(() => result.current.onSubmit());
  await waitFor(() => expect(calls).toHaveBeenCalledTimes(sent + 1));
  await waitFor(() => expect(result.current.form.formState.isSubmitting).toBe(false));
  unmount();
}

test('an invoice whose answer was lost is asked for once, also when its dialog was closed in between; the list is read again', async () => {
  call.mockRejectedValueOnce(failure('fault')).mockResolvedValue({ RecordNo: 'KP1' });
  await asksForInvoice();
  expect(readAgain).toHaveBeenCalledOnce();
  await asksForInvoice();
  await asksForInvoice();
  const [first, repeated, another] = keys();
  expect(call.mock.calls[0]?.[0]).toBe(addInvoiceRecord);
  expect(repeated).toBe(first);
  expect(another).not.toBe(first);
});

test('an invoice whose answer was lost is the same one when the page is loaded anew, as its draft is', async () => {
  call.mockRejectedValueOnce(failure('timeout'));
  await asksForInvoice();
  vi.resetModules();
  const loadedAnew = await import('./useInvoiceForms');
  expect(loadedAnew.useInvoiceRequestForm).not.toBe(useInvoiceRequestForm);
  const itsCall = vi.spyOn((await import('../../api')).api, 'call').mockResolvedValue({ RecordNo: 'KP1' });
  await asksForInvoice(loadedAnew.useInvoiceRequestForm, itsCall);
  expect(itsCall.mock.calls[0]?.[2]?.idempotencyKey).toBe(keys()[0]);
});

test('an invoice over sums that are not there any more: the list is read again, and not after another refusal', async () => {
  const refused = ({ code: status }: { readonly code: number }) =>
    new ApiError({ kind: 'refused', status, reason: '原因', requestId: '' });
  call.mockRejectedValueOnce(refused(errors.INVOICE_NOT_ALLOWED));
  await asksForInvoice();
  expect(readAgain).not.toHaveBeenCalled();
  call.mockRejectedValueOnce(refused(errors.INVOICE_AMOUNT_SHORT));
  await asksForInvoice();
  expect(readAgain).toHaveBeenCalledOnce();
});

test('an invoice to a title that was deleted meanwhile: the titles are read again, and another has to be chosen', async () => {
  const reason = '发票抬头不存在或已被删除，请重新选择';
  call.mockRejectedValueOnce(
    new ApiError({
      kind: 'refused',
      status: errors.NOT_FOUND.code,
      reason,
      requestId: '',
      data: { field: 'invoice_id' },
    }),
  );
  const { result } = renderHook(
    () =>
      useInvoiceRequestForm({
        owner: '1:',
        conditions,
        titles: [title],
        chosen: { ids: [7], fen: fen(50_000) },
        onDone: done,
        onStale: readAgain,
      }),
    { wrapper: Page },
  );
  act(() => result.current.onSubmit());
  await waitFor(() => expect(result.current.form.formState.errors.invoice_id?.message).toBe(reason));
  expect(readAgain).toHaveBeenCalledOnce();
  expect(result.current.form.getValues('invoice_id')).toBe('');
  expect(result.current.form.getValues('amount')).toBe('500.00');
});

test('a request for chosen top-ups takes nothing from one for a sum, and their sum is not kept', () => {
  const formOf = (chosen: { ids: readonly number[]; fen: ReturnType<typeof fen> } | null) =>
    renderHook(
      () =>
        useInvoiceRequestForm({ owner: '1:', conditions, titles: [title], chosen, onDone: done, onStale: readAgain }),
      { wrapper: Page },
    );
  const remark = ({ result }: ReturnType<typeof formOf>, typed: string) =>
    act(() => result.current.form.setValue('remark', typed, { shouldDirty: true }));
  const forASum = formOf(null);
  act(() => forASum.result.current.form.setValue('amount', '300', { shouldDirty: true }));
  forASum.unmount();
  const merged = formOf({ ids: [7], fen: fen(50_000) });
  remark(merged, '加急');
  merged.unmount();
  expect(formOf({ ids: [8], fen: fen(700) }).result.current.form.getValues()).toMatchObject({
    amount: '7.00',
    remark: '加急',
  });
  const untouched = formOf({ ids: [7], fen: fen(50_000) });
  remark(untouched, '加');
  remark(untouched, '');
  expect(formOf(null).result.current.form.getValues()).toMatchObject({ amount: '300', remark: '' });
});
