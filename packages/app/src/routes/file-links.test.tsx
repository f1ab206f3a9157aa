// @vitest-environment jsdom
import type { Bill } from '@compute-market/contract/entities/bill';
import type { KeptExport } from '@compute-market/contract/entities/export';
import { routes } from '@compute-market/contract/routes';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { api } from '../api';
import * as exportsPage from './account/exports';
import * as billPage from './money/bill';

const call = vi.spyOn(api, 'call');
afterAll(() => void call.mockRestore());

afterEach(cleanup);

const file: KeptExport = {
  Id: 1,
  Name: '账单-1.csv',
  List: 'bill',
  Filters: '',
  Chosen: false,
  Rows: 3,
  Size: 100,
  CreateTime: 1_795_152_721,
  ExpireTime: 1_797_744_721,
  Url: '',
};
const closed: Bill = {
  Month: '2026-10',
  CloseTime: 1_793_463_000,
  BillNo: 'ZD202610000001',
  OpeningMoney: 0,
  OpeningPower: 0,
  TopUp: 10,
  Spent: 0,
  ClosingMoney: 10,
  ClosingPower: 0,
  Movements: [],
  Spending: [],
  FileUrl: '',
};

/** What the page reads, with this link in it. */
const pages: readonly [string, string, RouteObject, (link: string) => object][] = [
  [
    'kept exports',
    routes.exports.to(),
    { ...exportsPage, path: routes.exports.path },
    (Url) => ({ data: [{ ...file, Url }], total: 1, page: 1, page_size: 20 }),
  ],
  [
    'a monthly bill',
    routes.bill.to({ month: closed.Month }),
    { ...billPage, path: routes.bill.path },
    (FileUrl) => ({ ...closed, FileUrl }),
  ],
];
const linksTo = (address: string) =>
  screen.queryAllByRole('link').filter((link) => link.getAttribute('href')?.includes(address));

test.each(pages)('a page of %s that stays open has new links once it has been looked away from', async (...page) => {
  const [, address, route, answer] = page;
  let reads = 0;
  call.mockImplementation(() => Promise.resolve(answer(`/files/link-${(reads += 1)}`)));
  const router = createMemoryRouter([{ ...route, HydrateFallback: () => null }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(linksTo('/files/link-1')).not.toEqual([]));
  // The page may begin to listen only after it has shown the first link.
  await waitFor(() => {
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(linksTo('/files/link-1')).toEqual([]);
  });
  expect(linksTo('/files/link-')).not.toEqual([]);
});
