import { routes } from '@compute-market/contract/routes';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterAll, expect, test, vi } from 'vitest';
import { usePartOfPage } from '../routes/money/usePartOfPage';
import { useArrival } from './useArrival';

function Layout() {
  useArrival();
  return <Outlet />;
}

function Page() {
  usePartOfPage('ahead', true);
  return (
    <>
      <h1>充值</h1>
      <p id="ahead">未来 30 天</p>
    </>
  );
}

afterAll(() => {
  vi.restoreAllMocks();
  // This document has none of its own.
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const movesOf = () => {
  const moves: string[] = [];
  vi.spyOn(window, 'scrollTo').mockImplementation(() => void moves.push('top'));
  Element.prototype.scrollIntoView = () => void moves.push('part');
  return moves;
};

test('a part of a page that is there at once is gone to after the top of the page', async () => {
  const moves = movesOf();
  const router = createMemoryRouter(
    [
      {
        Component: Layout,
        children: [
          { path: routes.dashboard.path, element: <h1>我的实例</h1> },
          { path: routes.recharge.path, Component: Page },
        ],
      },
    ],
    { initialEntries: [routes.dashboard.path] },
  );
  render(<RouterProvider router={router} />);
  await act(() => router.navigate(`${routes.recharge.path}#ahead`));
  expect(moves).toEqual(['top', 'part']);
});

test('a page begins at its top, and back and forward do not lead to it', async () => {
  const moves = movesOf();
  const pages = [routes.store, routes.createInstance, routes.dashboard].map(({ path }) => ({ path, element: <h1 /> }));
  const router = createMemoryRouter([{ Component: Layout, children: pages }], { initialEntries: [routes.store.path] });
  render(<RouterProvider router={router} />);
  expect(moves).toEqual([]);
  await act(() => router.navigate(routes.createInstance.path));
  await act(() => router.navigate(routes.dashboard.path));
  expect(moves).toEqual(['top', 'top']);
  await act(() => router.navigate(`${routes.dashboard.path}?tab=docker`));
  await act(() => router.navigate(-2));
  await act(() => router.navigate(1));
  expect(router.state.location.pathname).toBe(routes.dashboard.path);
  expect(moves).toEqual(['top', 'top']);
});
