// @vitest-environment jsdom
import type { Settlement } from '@compute-market/contract/entities/partner';
import { SETTLEMENT_STATUS } from '@compute-market/contract/enumerations';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOpenedSheet } from './useOpenedSheet';

const row: Settlement = {
  Id: 3,
  SettlementNo: 'JS202610000003',
  PeriodBegin: 1_790_784_000,
  PeriodEnd: 1_793_376_000,
  Income: 100,
  FeeRate: 0.2,
  Fee: 20,
  Adjust: 0,
  PayAmount: 80,
  Status: SETTLEMENT_STATUS.toConfirm,
  PayTime: null,
  FileUrl: '',
};
const agreed: Settlement = { ...row, Status: SETTLEMENT_STATUS.confirmed };
const paid: Settlement = { ...row, Status: SETTLEMENT_STATUS.paid };

test('a sheet that was answered stands so when it is opened again, until its row was read anew', () => {
  const { result } = renderHook(useOpenedSheet);
  act(() => result.current.open(row));
  expect(result.current.sheet).toBe(row);
  act(() => result.current.answered(agreed));
  act(() => result.current.close());
  expect(result.current.sheet).toBeNull();
  act(() => result.current.open(row));
  expect(result.current.sheet).toBe(agreed);
  act(() => result.current.open(paid));
  expect(result.current.sheet).toBe(paid);
});
