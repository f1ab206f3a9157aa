import { act, renderHook } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { MediaWithoutWindow, useBelow } from './useMediaQuery';

afterEach(() => vi.unstubAllGlobals());

test('follows the window when it crosses the breakpoint', () => {
  const listeners = new Set<() => void>();
  const list = {
    matches: false,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  const matchMedia = vi.fn(() => list);
  vi.stubGlobal('matchMedia', matchMedia);
  const { result, unmount } = renderHook(() => useBelow('sm'));
  expect(matchMedia).toHaveBeenCalledWith('(max-width: 767.98px)');
  expect(result.current).toBe(false);
  list.matches = true;
  act(() => listeners.forEach((notify) => notify()));
  expect(result.current).toBe(true);
  unmount();
  expect(listeners.size).toBe(0);
});

test('is false where the window cannot be asked', () => {
  vi.stubGlobal('matchMedia', undefined);
  expect(renderHook(() => useBelow('lg')).result.current).toBe(false);
});

test('is answered by the host where there is no window', () => {
  const Small = () => <p>{useBelow('sm') ? 'small' : 'large'}</p>;
  const drawn = (matches: boolean) =>
    renderToStaticMarkup(
      <MediaWithoutWindow value={() => matches}>
        <Small />
      </MediaWithoutWindow>,
    );
  expect([drawn(true), drawn(false)]).toEqual(['<p>small</p>', '<p>large</p>']);
});
