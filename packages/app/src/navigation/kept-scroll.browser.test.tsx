import { afterEach, beforeEach, expect, test } from 'vitest';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import { KeptScroll } from './KeptScroll';

const start = location.href;
const list = '/console/dashboard';
const entry = '/console/instancePlugin/k7f3a2c';

/** A list whose rows come when they are pressed for, as from a slow answer. */
function List() {
  const [rows, setRows] = useState(0);
  return (
    <>
      <button type="button" style={{ position: 'fixed' }} onClick={() => setRows(3000)}>
        读取
      </button>
      <div style={{ height: rows }} />
    </>
  );
}

function Layout() {
  return (
    <>
      <KeptScroll />
      <Outlet />
    </>
  );
}

const open = () => {
  const router = createBrowserRouter([
    {
      Component: Layout,
      children: [
        { path: list, Component: List },
        { path: entry, element: <h1>llama3-8b</h1> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return {
    go: (to: string) => act(() => router.navigate(to)),
    back: async () => {
      await act(() => router.navigate(-1));
      await screen.findByRole('button', { name: '读取' });
    },
  };
};
/** The rows arrive. No press: who presses takes the scroll into their own hands. */
const read = () => act(() => screen.getByRole('button', { name: '读取' }).click());
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const scrollTo = (top: number) => {
  window.scrollTo(0, top);
  return frame();
};
const isAt = (top: number) => waitFor(() => expect(window.scrollY).toBe(top));
/** Two frames: a page that has grown has been measured by then. */
const measured = async () => {
  await frame();
  await frame();
};

beforeEach(() => history.replaceState(null, '', list));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  history.replaceState(null, '', start);
});

test('back gives a list its scroll once its rows are there again', async () => {
  const { go, back } = open();
  read();
  await scrollTo(512);
  await go(entry);
  await back();
  expect(window.scrollY).toBe(0);
  read();
  await isAt(512);
});

test('who scrolls before the rows are there keeps the own scroll', async () => {
  const { go, back } = open();
  read();
  await scrollTo(512);
  await go(entry);
  await back();
  window.dispatchEvent(new WheelEvent('wheel'));
  read();
  await measured();
  expect(window.scrollY).toBe(0);
});

test('who leaves again before the rows are there finds the scroll the next time', async () => {
  const { go, back } = open();
  read();
  await scrollTo(512);
  await go(entry);
  await back();
  await go(entry);
  await back();
  read();
  await isAt(512);
});

test('the browser gives no scroll back while a page stands, and does again after it', () => {
  open();
  expect(history.scrollRestoration).toBe('manual');
  cleanup();
  expect(history.scrollRestoration).toBe('auto');
});
