// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { notices, storeLatestNotices } from '../../state/notices';
import { Component } from './notices';

const rowOf = (Id: number) => ({ Id, Title: `公告 ${Id}`, Original: '', Type: 0 as const, CreateTime: 1_763_647_200 });
const rows = [31, 30, 29].map(rowOf);

function open() {
  const answer = { ok: true as const, data: { data: rows, total: rows.length } };
  const loader = () => ({ list: Promise.resolve(answer), reminders: null });
  render(<RouterProvider router={createMemoryRouter([{ path: '/', loader, Component }])} />);
}
const readAll = () => screen.queryByRole('button', { name: '全部标为已读' });

beforeEach(() => {
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
