// @vitest-environment jsdom
import { SETTLEMENT_STATUS } from '@compute-market/contract/enumerations';
import { makeSettlement } from '@compute-market/patterns/money/IncomeScreen/fixtures';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOpenedSheet } from './useOpenedSheet';

const row = makeSettlement({ Status: SETTLEMENT_STATUS.toConfirm });
const agreed = makeSettlement({ Status: SETTLEMENT_STATUS.confirmed });
const paid = makeSettlement({ Status: SETTLEMENT_STATUS.paid });

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
