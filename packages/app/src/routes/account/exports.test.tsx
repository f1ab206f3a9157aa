import type { KeptExport } from '@compute-market/contract/entities/export';
import { routes } from '@compute-market/contract/routes';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { Component, loader } from './exports';

const call = vi.spyOn(api, 'call');
const envelope = vi.spyOn(api, 'envelope');
afterAll(() => {
  call.mockRestore();
  envelope.mockRestore();
});

const files = Array.from(
  { length: 30 },
  (_, index): KeptExport => ({
    Id: 30 - index,
    Name: `账单-${index + 1}.csv`,
    List: 'bill',
    Filters: '',
    Chosen: false,
    Rows: 3,
    Size: 100,
    CreateTime: 1_795_152_721,
    ExpireTime: 1_797_744_721,
    Url: '/files/1',
  }),
);

test('the second page of the files can be opened', async () => {
  call.mockImplementation((_call, asked) => {
    const { page, page_size: size } = asked as { page: number; page_size: number };
    const data = files.slice((page - 1) * size, page * size);
    return Promise.resolve({ data, total: files.length, page, page_size: size });
  });
  const { path } = routes.exports;
  const router = createMemoryRouter([{ path, loader, Component, HydrateFallback: () => null }], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
  await screen.findByText('账单-1.csv');
  await userEvent.click(screen.getByRole('button', { name: /下一页/ }));
  expect(await screen.findByText('账单-30.csv')).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
});

test('a file that has gone in the meantime leaves the list when it is deleted', async () => {
  let list = files.slice(0, 2);
  call.mockImplementation(({ name }: { name: string }) => {
    if (name === 'getExports') return Promise.resolve({ data: list, total: list.length, page: 1, page_size: 20 });
    list = files.slice(0, 1);
    return Promise.reject(new ApiError({ kind: 'refused', status: 1, reason: '文件不存在或已删除', requestId: 'r-1' }));
  });
  envelope.mockResolvedValue({ status: 0, reason: '', data: null });
  const { path } = routes.exports;
  render(
    <RouterProvider
      router={createMemoryRouter([{ path, loader, Component, HydrateFallback: () => null }], {
        initialEntries: [path],
      })}
    />,
  );
  await screen.findByText('账单-2.csv');
  await userEvent.click(screen.getByRole('button', { name: /删除.*账单-2/ }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(screen.queryByText('账单-2.csv')).toBeNull());
});

test('a defect on the way to a deleted file is reported, as the question says nothing of it', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const defect = new Error('defect');
  call.mockImplementation(({ name }: { name: string }) =>
    name === 'getExports'
      ? Promise.resolve({ data: files.slice(0, 1), total: 1, page: 1, page_size: 20 })
      : Promise.reject(defect),
  );
  envelope.mockResolvedValue({ status: 0, reason: '', data: null });
  const { path } = routes.exports;
  render(
    <RouterProvider
      router={createMemoryRouter([{ path, loader, Component, HydrateFallback: () => null }], {
        initialEntries: [path],
      })}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: /删除.*账单-1/ }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(reported).toHaveBeenCalledExactlyOnceWith(defect));
  vi.unstubAllGlobals();
});
