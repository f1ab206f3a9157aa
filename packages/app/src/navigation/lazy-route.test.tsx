// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RouteError } from '../routes/shell/RouteError';
import { lazyRoute } from './lazy-route';

let online = true;
beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/orders.js'));

function Orders() {
  return <p>{useLoaderData<string>()}</p>;
}

test('a screen that could not be fetched is shown once the network is back, without loading the page anew', async () => {
  const listening = vi.spyOn(window, 'addEventListener');
  const load = vi.fn(() => (online ? Promise.resolve({ Component: Orders, loader: () => 'two orders' }) : lost()));
  const router = createMemoryRouter([
    { path: '/', element: <p>market</p> },
    { path: '/orders', lazy: lazyRoute(load), ErrorBoundary: RouteError },
  ]);
  render(<RouterProvider router={router} />);
  online = false;
  await router.navigate('/orders');
  expect(await screen.findByText('页面文件加载失败，请检查网络后重试')).toBeTruthy();
  // The panel listens only after its words are painted.
  await waitFor(() => expect(listening).toHaveBeenCalledWith('online', expect.any(Function)));
  online = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('two orders')).toBeTruthy();
  await router.navigate('/');
  await router.navigate('/orders');
  expect(await screen.findByText('two orders')).toBeTruthy();
});

test('a screen whose code is broken says so in its place', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <p>market</p> },
    { path: '/orders', lazy: lazyRoute(() => Promise.reject(new Error('broken'))), ErrorBoundary: RouteError },
  ]);
  render(<RouterProvider router={router} />);
  await router.navigate('/orders');
  expect(await screen.findByText(/页面遇到问题/)).toBeTruthy();
});
