// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { hasUnseenNotice, notices, storeLatestNotices } from '../../state/notices';
import { resetSession } from '../../state/session';
import { Component, loader } from './notices';

const call = vi.spyOn(api, 'call');
afterAll(() => {
  call.mockRestore();
  localStorage.clear();
  Object.assign(notices, { latest: null, lastSeen: null });
});

const rowOf = (Id: number) => ({ Id, Title: `公告 ${Id}`, Original: '', Type: 0 as const, CreateTime: 1_763_647_200 });
const rows = [31, 30, 29].map(rowOf);

/** The list holds so many, of which a page is answered by its number. */
const answer = (pageAt: (page: number) => readonly ReturnType<typeof rowOf>[], total: number) =>
  call.mockImplementation((_call, asked) => {
    const { page, page_size } = asked as { page: number; page_size: number };
    return Promise.resolve({ data: pageAt(page), total, page, page_size });
  });

function open() {
  const answer = { ok: true as const, data: { data: rows, total: rows.length } };
  const read = () => ({ list: Promise.resolve(answer), reminders: null });
  render(<RouterProvider router={createMemoryRouter([{ path: '/', loader: read, Component }])} />);
}
const readAll = () => screen.queryByRole('button', { name: '全部标为已读' });

beforeEach(() => {
  resetSession();
  storeLatestNotices(rows);
  notices.lastSeen = '29';
});
afterEach(cleanup);

test('what was new stays marked on the page, though the bell is still, until it is called read', async () => {
  open();
  expect(await screen.findAllByLabelText('未读')).toHaveLength(2);
  expect(notices.lastSeen).toBe('31');
  fireEvent.click(await screen.findByRole('button', { name: '全部标为已读' }));
  expect([screen.queryAllByLabelText('未读'), readAll()]).toEqual([[], null]);
});

test('where nothing is new nothing can be called read', async () => {
  notices.lastSeen = '31';
  open();
  await screen.findByText('公告 31');
  expect(readAll()).toBeNull();
});

test('an address beyond the last page leads to the last page', async () => {
  answer((page) => (page === 1 ? rows : []), rows.length);
  const router = createMemoryRouter([{ path: '/', loader, Component, HydrateFallback: () => null }], {
    initialEntries: ['/?page=9'],
  });
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('公告 31')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).not.toContain('9'));
});

test('a visitor who opens the address of what customers are told pages through all notices', async () => {
  answer((page) => [rowOf(page === 1 ? 31 : 21)], 11);
  const router = createMemoryRouter([{ path: '/', loader, Component, HydrateFallback: () => null }], {
    initialEntries: ['/?type=mine'],
  });
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('公告 31')).toBeVisible();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('全部');
  fireEvent.click(screen.getByRole('button', { name: '下一页' }));
  expect(await screen.findByText('公告 21')).toBeVisible();
});

test('the newest notice that the list shows has been seen, also where the bell did not know of it yet', async () => {
  answer(() => [rowOf(32), ...rows], 4);
  notices.lastSeen = '31';
  render(
    <RouterProvider router={createMemoryRouter([{ path: '/', loader, Component, HydrateFallback: () => null }])} />,
  );
  expect(await screen.findByText('公告 32')).toBeVisible();
  await waitFor(() => expect(notices.lastSeen).toBe('32'));
  expect(notices.latest?.map(({ Id }) => Id)).toEqual([32, 31, 30]);
  expect(hasUnseenNotice(notices)).toBe(false);
});
