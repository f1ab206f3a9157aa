import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { laterPiece, lazyPiece, loadPiece, onLostPiece } from './lazyPiece';

const Piece = ({ name }: { name: string }) => <p>{name}</p>;
const lost = () => new TypeError('Failed to fetch dynamically imported module: /assets/piece.js');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a piece that could not be fetched says so once and appears as soon as the network is back', async () => {
  const told = vi.fn();
  const forget = onLostPiece(told);
  let network = false;
  const load = vi.fn(() => (network ? Promise.resolve({ default: Piece }) : Promise.reject(lost())));
  const Lazy = lazyPiece(load);
  render(
    <Suspense fallback="waiting">
      <Lazy name="palette" />
    </Suspense>,
  );
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.getByText('waiting')).toBeTruthy();
  expect(told).toHaveBeenCalledTimes(1);
  network = true;
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByText('palette')).toBeTruthy();
  expect(told).toHaveBeenCalledTimes(1);
  forget();
});

test('asking ahead says nothing', async () => {
  const told = vi.fn();
  const forget = onLostPiece(told);
  void lazyPiece<typeof Piece>(() => Promise.reject(lost())).preload();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(told).not.toHaveBeenCalled();
  forget();
});

test('what was asked ahead and is here is drawn at once', async () => {
  const Lazy = lazyPiece(() => Promise.resolve({ default: Piece }));
  void Lazy.preload();
  await vi.advanceTimersByTimeAsync(0);
  render(
    <Suspense fallback="waiting">
      <Lazy name="palette" />
    </Suspense>,
  );
  expect(screen.getByText('palette')).toBeTruthy();
});

test('code for one use says when it cannot be had, and is asked for again at the next use', async () => {
  const told = vi.fn();
  const forget = onLostPiece(told);
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost()).mockResolvedValueOnce('menu');
  await expect(loadPiece(load)).rejects.toThrow('Failed to fetch');
  expect(told).toHaveBeenCalledTimes(1);
  expect(await loadPiece(load)).toBe('menu');
  forget();
});

test('a defect in the code of a piece is not shown as a lost network', async () => {
  const told = vi.fn();
  const forget = onLostPiece(told);
  await expect(loadPiece(() => Promise.reject(new TypeError('x is not a function')))).rejects.toThrow('x is not');
  expect(told).not.toHaveBeenCalled();
  forget();
});

test('code that a screen goes on without comes when the network is back, to all who asked, and nothing is said', async () => {
  const told = vi.fn();
  const forget = onLostPiece(told);
  let network = false;
  const load = vi.fn(() => (network ? Promise.resolve('footer') : Promise.reject(lost())));
  const bring = laterPiece(load);
  const came = vi.fn();
  void bring().then(came);
  void bring().then(came);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(came).not.toHaveBeenCalled();
  const asked = load.mock.calls.length;
  network = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(came.mock.calls).toEqual([['footer'], ['footer']]);
  expect(load).toHaveBeenCalledTimes(asked + 1);
  expect(await bring()).toBe('footer');
  expect(load).toHaveBeenCalledTimes(asked + 1);
  expect(told).not.toHaveBeenCalled();
  forget();
});

test('code that cannot be reached though the browser has a network is asked for again by itself', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost()).mockResolvedValueOnce('footer');
  const came = vi.fn();
  void laterPiece(load)().then(came);
  await vi.advanceTimersByTimeAsync(300);
  expect(came).toHaveBeenCalledWith('footer');
});

test('a defect in code that a screen goes on without is no lost network, and does not stay for the next who asks', async () => {
  const defect = new TypeError('x is not a function');
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(defect).mockResolvedValueOnce('footer');
  const bring = laterPiece(load);
  await expect(bring()).rejects.toThrow('x is not');
  expect(await bring()).toBe('footer');
});
