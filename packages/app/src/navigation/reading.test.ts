// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { createBrowserRouter, type LoaderFunctionArgs } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { isAutomatic } from '../api/automatic';
import { contextOfReading, markReading, readByItself } from './reading';

/** Readings that wait for their answers, in the order in which they began. */
let readings: { readonly path: string; readonly automatic: boolean; readonly answer: () => void }[] = [];

const loader = ({ request: { url, signal } }: LoaderFunctionArgs) =>
  new Promise<null>((resolve) => {
    readings.push({ path: new URL(url).pathname, automatic: isAutomatic(signal), answer: () => resolve(null) });
  });

async function open() {
  window.history.replaceState({}, '', '/orders#list');
  const router = createBrowserRouter(
    [
      {
        middleware: [markReading],
        children: [
          { path: '/orders', loader },
          { path: '/store', loader },
        ],
      },
    ],
    { future: { v8_middleware: true }, getContext: contextOfReading },
  );
  await began(1);
  readings[0]?.answer();
  await waitFor(() => expect(router.state.initialized).toBe(true));
  return router;
}
const began = (count: number) => waitFor(() => expect(readings).toHaveLength(count));
const told = () => readings.map(({ path, automatic }) => [path, automatic]);

beforeEach(() => void (readings = []));

test('what a timer reads is nobody’s wish; what a person reads again while it waits is', async () => {
  const router = await open();
  readByItself(() => router.revalidate());
  await began(2);
  void router.revalidate();
  await began(3);
  expect(told()).toEqual([
    ['/orders', false],
    ['/orders', true],
    ['/orders', false],
  ]);
});

test('a person on the way to another page asked for that page, whatever a timer reads again meanwhile', async () => {
  const router = await open();
  void router.navigate('/store');
  await began(2);
  readByItself(() => router.revalidate());
  await began(3);
  expect(told()).toEqual([
    ['/orders', false],
    ['/store', false],
    ['/store', false],
  ]);
});

test('two timers at once are two readings that nobody asked for', async () => {
  const router = await open();
  readByItself(() => router.revalidate());
  readByItself(() => router.revalidate());
  await waitFor(() => expect(told().at(-1)).toEqual(['/orders', true]));
});
