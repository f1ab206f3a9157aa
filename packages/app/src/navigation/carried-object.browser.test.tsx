import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Await, createBrowserRouter, Link, Outlet, RouterProvider, useLoaderData } from 'react-router-dom';
import { numbers } from '@compute-market/tokens';
import { CarriedObjects } from '../routes/shell/CarriedObjects';

const start = location.href;
const instance = '/console/instancePlugin/k7f3a2c';
const lateInstance = '/console/instancePlugin/m2d8x1q';
/** Words that began to move, in order. */
let moved: string[] = [];
/** Lets the page of the instance be read. */
let read = () => {};
/** Lets the page that is there know the name it is about. */
let name = () => {};

/** As a person wants it who has, or has not, asked for less motion. */
const wantMotion = (wanted: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: wanted } as MediaQueryList);

function InstancePage() {
  return (
    <>
      <h1 data-object-name="">llama3-8b</h1>
      <Link to="/console/dashboard">控制台</Link>
    </>
  );
}

/** Stands before its name is known. */
function LateInstancePage() {
  const { known } = useLoaderData<{ known: Promise<string> }>();
  return (
    <>
      <p>正在读取</p>
      <Suspense>
        <Await resolve={known}>{(known) => <h1 data-object-name="">{known}</h1>}</Await>
      </Suspense>
    </>
  );
}

function open() {
  const router = createBrowserRouter([
    {
      element: (
        <main id="main">
          <CarriedObjects />
          <Outlet />
        </main>
      ),
      children: [
        {
          path: '/console/dashboard',
          element: (
            <>
              <Link to={instance}>llama3-8b</Link>
              <Link to={lateInstance}>qwen-7b</Link>
            </>
          ),
        },
        { path: '/console/orders', element: <Link to={instance}>查看实例</Link> },
        {
          path: lateInstance,
          loader: () => ({ known: new Promise<string>((resolve) => (name = () => resolve('qwen-7b'))) }),
          element: <LateInstancePage />,
        },
        {
          path: '/console/instancePlugin/:name',
          loader: () => new Promise<null>((resolve) => (read = () => resolve(null))),
          element: <InstancePage />,
        },
        { path: '/store', element: <p>市场</p> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => {
  moved = [];
  history.replaceState(null, '', '/console/dashboard');
  const begin = document.startViewTransition.bind(document);
  vi.spyOn(document, 'startViewTransition').mockImplementation((update) => {
    moved.push(document.querySelector('[data-carried]')?.textContent ?? '');
    return begin(update);
  });
});
afterEach(async () => {
  cleanup();
  // A name on its way leaves the document only once its transition has begun.
  await waitFor(() => expect(document.querySelector('[data-carried]')).toBeNull());
  vi.restoreAllMocks();
  history.replaceState(null, '', start);
});

test('a name moves once its page stands, and back to its list, and leaves nothing behind', async () => {
  wantMotion(true);
  const router = open();
  await userEvent.click(await screen.findByRole('link', { name: 'llama3-8b' }));
  expect(moved).toEqual([]);
  read();
  await screen.findByRole('heading', { name: 'llama3-8b' });
  await waitFor(() => expect(moved).toEqual(['llama3-8b']));
  await waitFor(() => expect(document.querySelector('[data-carried]')).toBeNull());
  expect(screen.getByRole('heading')).toBeVisible();
  await router.navigate(-1);
  await waitFor(() => expect(moved).toEqual(['llama3-8b', 'llama3-8b']));
  await waitFor(() => expect(screen.getByRole('link', { name: 'llama3-8b' })).toBeVisible());
});

test('it moves back over a link too', async () => {
  wantMotion(true);
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'llama3-8b' }));
  read();
  await userEvent.click(await screen.findByRole('link', { name: '控制台' }));
  await waitFor(() => expect(moved).toHaveLength(2));
});

test('words that name nothing do not become a name', async () => {
  wantMotion(true);
  history.replaceState(null, '', '/console/orders');
  open();
  await userEvent.click(await screen.findByRole('link', { name: '查看实例' }));
  read();
  expect(await screen.findByRole('heading', { name: 'llama3-8b' })).toBeVisible();
  expect(moved).toEqual([]);
});

test('a name on its way can take the focus of its page', async () => {
  wantMotion(true);
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'llama3-8b' }));
  read();
  const heading = await screen.findByRole('heading', { name: 'llama3-8b' });
  heading.tabIndex = -1;
  await waitFor(() => expect(moved).toHaveLength(1));
  heading.focus();
  expect(heading).toHaveFocus();
});

test('whoever goes elsewhere before the page stands sees nothing move', async () => {
  wantMotion(true);
  const router = open();
  await userEvent.click(await screen.findByRole('link', { name: 'llama3-8b' }));
  await router.navigate('/store');
  await screen.findByText('市场');
  expect(moved).toEqual([]);
  expect(document.querySelector('[data-carried]')).toBeNull();
});

test('a name that its page knows later still moves', async () => {
  wantMotion(true);
  open();
  // How long it takes is not what is asked here.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  await userEvent.click(await screen.findByRole('link', { name: 'qwen-7b' }));
  await screen.findByText('正在读取');
  name();
  await waitFor(() => expect(moved).toEqual(['qwen-7b']));
});

test('a name that its page knows much later stands where it belongs at once', async () => {
  wantMotion(true);
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'qwen-7b' }));
  await screen.findByText('正在读取');
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + numbers.duration.sweep);
  name();
  expect(await screen.findByRole('heading', { name: 'qwen-7b' })).toBeVisible();
  expect(moved).toEqual([]);
});

test('where less motion is asked for nothing is begun', async () => {
  wantMotion(false);
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'llama3-8b' }));
  read();
  await screen.findByRole('heading', { name: 'llama3-8b' });
  expect(moved).toEqual([]);
});
