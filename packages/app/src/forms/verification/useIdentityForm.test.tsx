import { errors } from '@compute-market/contract/errors';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { useIdentityForm } from './useIdentityForm';

const call = vi.spyOn(api, 'call');

beforeEach(() => void call.mockReset());
afterAll(() => void call.mockRestore());

const card = { name: '李雷', id_number: '11010519491231002X', valid_begin: '2016-05-01', valid_end: '2036-05-01' };

/** What is said at each field after the card was refused for `field`. */
async function refusedFor(field: string | undefined) {
  const refusal = {
    kind: 'refused',
    status: errors.VERIFICATION_MISMATCH.status,
    reason: '证件不符',
    requestId: '',
  } as const;
  call.mockRejectedValue(new ApiError({ ...refusal, data: field && { field } }));
  const { result } = renderHook(() => {
    const given = useIdentityForm({ onConfirmed: vi.fn(), onUnchanged: null });
    return { ...given, errors: given.form.formState.errors };
  });
  act(() => result.current.fill(card));
  act(() => result.current.onSubmit());
  await waitFor(() => expect(Object.keys(result.current.errors)).not.toEqual([]));
  return Object.fromEntries(Object.entries(result.current.errors).map(([name, error]) => [name, error.message]));
}

test.each(['valid_end', 'id_number'])('what is wrong with %s of a card stands there', async (field) => {
  expect(await refusedFor(field)).toEqual({ [field]: '证件不符' });
});

test.each([undefined, 'card_face'])(
  'a refusal for %s, which is no field of the form, stands at the name',
  async (field) => {
    expect(await refusedFor(field)).toEqual({ name: '证件不符' });
  },
);

test.each([
  ['as it was read', {}, { valid_begin: '2016-05-01', valid_end: '2036-05-01' }, false],
  ['with its last day put right', { valid_end: '长期' }, { valid_begin: '2016-05-01', valid_end: '长期' }, true],
] as const)('a card is sent %s, whatever way its days are written', async (_, typed, days, corrected) => {
  call.mockResolvedValue({ ok: true, remain: 4 });
  const onConfirmed = vi.fn();
  const { result } = renderHook(() => useIdentityForm({ onConfirmed, onUnchanged: null }));
  act(() => result.current.fill({ ...card, valid_begin: '2016.05.01', valid_end: '20360501' }));
  expect(result.current.form.getValues('valid_end')).toBe('2036-05-01');
  act(() => Object.entries(typed).forEach(([name, text]) => result.current.form.setValue(name as 'valid_end', text)));
  act(() => result.current.onSubmit());
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledOnce());
  expect(call.mock.calls[0]?.[1]).toEqual({ ...card, ...days, corrected });
});

test('a card that was confirmed leads on again without another try of the day, until it is changed or has to be confirmed anew', async () => {
  call.mockResolvedValue({ ok: true, remain: 4 });
  const onConfirmed = vi.fn();
  const onUnchanged = vi.fn();
  const { result, rerender } = renderHook(
    ({ again }: { again: (() => void) | null }) => useIdentityForm({ onConfirmed, onUnchanged: again }),
    { initialProps: { again: onUnchanged as (() => void) | null } },
  );
  const confirm = () => act(() => result.current.onSubmit());
  act(() => result.current.fill(card));
  confirm();
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledOnce());
  confirm();
  await waitFor(() => expect(onUnchanged).toHaveBeenCalledOnce());
  expect(call).toHaveBeenCalledOnce();
  act(() => result.current.form.setValue('valid_end', '长期'));
  confirm();
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(2));
  rerender({ again: null });
  confirm();
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(3));
  expect(call).toHaveBeenCalledTimes(3);
});

test('a card that was refused is asked about again, changed or not', async () => {
  call.mockRejectedValueOnce(
    new ApiError({ kind: 'refused', status: errors.VERIFICATION_MISMATCH.status, reason: '证件不符', requestId: '' }),
  );
  call.mockResolvedValue({ ok: true, remain: 3 });
  const onConfirmed = vi.fn();
  const { result } = renderHook(() => useIdentityForm({ onConfirmed, onUnchanged: vi.fn() }));
  act(() => result.current.fill(card));
  act(() => result.current.onSubmit());
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  await waitFor(() => expect(result.current.form.formState.isSubmitting).toBe(false));
  act(() => result.current.onSubmit());
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledOnce());
  expect(call).toHaveBeenCalledTimes(2);
});
