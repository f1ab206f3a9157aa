// @vitest-environment jsdom
import { getRunway } from '@compute-market/contract/calls/cost';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { asideOf, forgetAside } from './dashboard-aside';

/** How often the strip was asked for. */
function strips() {
  const call = vi
    .spyOn(api, 'call')
    .mockImplementation(() =>
      Promise.resolve({ data: [], total: 0, count: 0, counts: {}, all_gputypes: [], all_districts: [] } as never),
    );
  return () => call.mock.calls.filter(([asked]) => asked.path === getRunway.path).length;
}

afterEach(() => {
  forgetAside();
  vi.restoreAllMocks();
});

test('another filter a moment later takes over what no filter changes', () => {
  const asked = strips();
  const first = asideOf('', 0);
  expect(asideOf('?status=statusRunning', 5000)).toBe(first);
  expect(asideOf('?page=2', 14_000)).toBe(first);
  expect(asked()).toBe(1);
});

test('the same address again, a later filter and coming back read it again', () => {
  const asked = strips();
  asideOf('', 0);
  asideOf('', 1000);
  expect(asked()).toBe(2);
  asideOf('?page=2', 17_000);
  expect(asked()).toBe(3);
  forgetAside();
  asideOf('?page=3', 17_500);
  expect(asked()).toBe(4);
});
