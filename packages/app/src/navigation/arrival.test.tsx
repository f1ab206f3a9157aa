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

test('a part of a page that is there at once is gone to after the top of the page', async () => {
  const moves: string[] = [];
  vi.spyOn(window, 'scrollTo').mockImplementation(() => void moves.push('top'));
  Element.prototype.scrollIntoView = () => void moves.push('part');
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
