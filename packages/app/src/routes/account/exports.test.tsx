import type { KeptExport } from '@compute-market/contract/entities/export';
import { routes } from '@compute-market/contract/routes';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Component, loader } from './exports';

const { call, envelope } = vi.hoisted(() => ({ call: vi.fn(), envelope: vi.fn() }));
vi.mock('../../api', () => ({ api: { call, envelope } }));

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
  call.mockImplementation((_call: unknown, { page, page_size: size }: { page: number; page_size: number }) =>
    Promise.resolve({ data: files.slice((page - 1) * size, page * size), total: files.length, page, page_size: size }),
  );
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
