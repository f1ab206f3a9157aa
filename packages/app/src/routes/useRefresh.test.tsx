import { removeBudget } from '@compute-market/contract/calls/budget';
import { errors } from '@compute-market/contract/errors';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api';
import { ApiError } from '../api/errors';
import { useRefresh } from './useRefresh';

let budgets = ['项目甲', '项目乙'];
const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  budgets = ['项目甲', '项目乙'];
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page of budgets. */
function Page() {
  useRefresh();
  return <p>{useLoaderData<string[]>().join('、')}</p>;
}

const show = async () => {
  const loader = vi.fn(() => [...budgets]);
  render(<RouterProvider router={createMemoryRouter([{ path: '/', loader, Component: Page }])} />);
  expect(await screen.findByText('项目甲、项目乙')).toBeVisible();
  return loader;
};
/** Asks for a budget to be removed, which fails, and tells how. */
const remove = () =>
  act(() =>
    api.call(removeBudget, { budget_id: 1 }).catch((error: unknown) => error instanceof ApiError && error.kind),
  );

test('a page reads again by itself after a change whose answer was lost: it was made', async () => {
  await show();
  fetched.mockImplementationOnce(() => {
    budgets = ['项目乙'];
    return Promise.reject(new TypeError('lost'));
  });
  expect(await remove()).toBe('network');
  expect(await screen.findByText('项目乙')).toBeVisible();
});

test('many changes without an answer are one reason to read again', async () => {
  const loader = await show();
  fetched.mockRejectedValue(new TypeError('lost'));
  await remove();
  await remove();
  await waitFor(() => expect(loader).toHaveBeenCalledTimes(2));
});

test('after a refused change a page stays as it is, since nothing was done', async () => {
  const loader = await show();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fetched.mockResolvedValueOnce(Response.json({ status: errors.NOT_FOUND.status, reason: '预算不存在', data: null }));
  expect(await remove()).toBe('refused');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(loader).toHaveBeenCalledOnce();
});
