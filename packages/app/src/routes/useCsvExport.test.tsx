import { act, renderHook, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { useCsvExport } from './useCsvExport';
import * as kept from './useKeptExport';

const save = vi.fn<ReturnType<typeof kept.useKeptExport>['save']>();
const useKeptExport = vi.spyOn(kept, 'useKeptExport').mockReturnValue({ isKept: true, save });
afterAll(() => void useKeptExport.mockRestore());

beforeEach(() => save.mockClear());

const exportingOf = (read: () => Promise<readonly number[]>, filters: () => Record<string, string>) =>
  renderHook(() =>
    useCsvExport<readonly number[]>({
      list: 'expenseDetail',
      read,
      csv: String,
      filters,
      fileName: () => '费用明细.csv',
      done: String,
    }),
  ).result;

test('a file holds what was asked when reading began, whatever day it ends on', async () => {
  let day = '2026-11-30';
  const read = () => {
    day = '2026-12-01';
    return Promise.resolve([1, 2]);
  };
  const exporting = exportingOf(read, () => ({ to: day }));
  act(() => exporting.current.onExport());
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0]).toMatchObject({ rows: 2, chosen: false, filters: { to: '2026-11-30' } });
});

test('chosen rows are kept with the filters of their list', () => {
  const exporting = exportingOf(vi.fn(), () => ({ status: '1' }));
  act(() => exporting.current.onExport([7]));
  expect(save.mock.calls[0]?.[0]).toMatchObject({ rows: 1, chosen: true, filters: { status: '1' } });
});
