import { BILLING, DUE_MODE, PAY_FIRST } from '@compute-market/contract/enumerations';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useKeptStartDraft } from './useKeptStartDraft';

const terms = {
  unit: 'month',
  pack_time: 2,
  billing: BILLING.prepaid,
  bandwidth: 64,
  due_mode: DUE_MODE.release,
  pay_type_first: PAY_FIRST.balance,
} as const;
const opening = { ...terms, unit: 'day', pack_time: 1 } as const;
const visit = (owner: string | null, instance = 'k7f3a2c') =>
  renderHook(({ known }) => useKeptStartDraft(known, instance, opening), { initialProps: { known: owner } });

const choose = (owner: string) => {
  const { result } = visit(owner);
  act(() => result.current.choose(terms));
};

beforeEach(() => sessionStorage.clear());

test('what was chosen and not paid comes back for its owner and its instance, and is no change until it is touched', () => {
  choose('7:');
  const again = visit('7:').result.current;
  expect(again).toMatchObject({ terms, restored: true, changed: false });
  expect(visit('7:lab-a').result.current.terms).toBeNull();
  expect(visit('7:', 'k000000').result.current.terms).toBeNull();
});

test('it comes back once it is known whose it is, but never over what was chosen meanwhile', () => {
  choose('7:');
  const patient = visit(null);
  patient.rerender({ known: '7:' });
  expect(patient.result.current.terms).toEqual(terms);
  const quick = visit(null);
  act(() => quick.result.current.choose({ ...terms, pack_time: 5 }));
  quick.rerender({ known: '7:' });
  expect(quick.result.current).toMatchObject({ terms: { pack_time: 5 }, restored: false });
});

test('paid or cleared, nothing is kept', () => {
  const { result } = visit('7:');
  act(() => result.current.choose(terms));
  act(() => result.current.forget());
  expect(result.current).toMatchObject({ terms, changed: false });
  expect(visit('7:').result.current.restored).toBe(false);
  act(() => result.current.choose(terms));
  act(() => result.current.clear());
  expect(result.current.terms).toBeNull();
});

test('what was chosen and taken back leaves nothing kept, unless it had been kept before', () => {
  const { result } = visit('7:');
  act(() => result.current.choose(terms));
  act(() => result.current.choose({ ...opening }));
  expect(result.current).toMatchObject({ terms: null, changed: false });
  expect(visit('7:').result.current.restored).toBe(false);
  choose('7:');
  const again = visit('7:');
  act(() => again.result.current.choose({ ...opening }));
  expect(visit('7:').result.current.terms).toEqual(opening);
});
