import { beforeEach, expect, test, vi } from 'vitest';
import { progress, resetProgress } from '../state/progress';
import { watchNavigation } from './effects';

const { refreshUser, refreshUnread, refreshNotices } = vi.hoisted(() => ({
  refreshUser: vi.fn(() => Promise.resolve()),
  refreshUnread: vi.fn(() => Promise.resolve()),
  refreshNotices: vi.fn(() => Promise.resolve()),
}));
vi.mock('../flows/account', () => ({ refreshUser }));
vi.mock('../flows/service', () => ({ refreshUnread, refreshNotices }));

type State = Parameters<Parameters<typeof watchNavigation>[0]['subscribe']>[0] extends (state: infer S) => void
  ? S
  : never;
const idle = (pathname: string): State => ({ location: { pathname }, navigation: { state: 'idle' } });
const moving = (from: string, to: string): State => ({
  location: { pathname: from },
  navigation: { state: 'loading', location: { pathname: to } },
});

function fakeRouter(first: State) {
  let listener: (state: State) => void = () => undefined;
  return {
    state: first,
    subscribe: (next: (state: State) => void) => {
      listener = next;
      return () => undefined;
    },
    go: (state: State) => listener(state),
  };
}

beforeEach(() => {
  resetProgress();
  refreshUser.mockClear();
  refreshUnread.mockClear();
});

test('a navigation starts the bar and reads user info, then the unread flag', async () => {
  const router = fakeRouter(idle('/store'));
  watchNavigation(router);
  refreshUser.mockClear();
  router.go(moving('/store', '/console/dashboard'));
  expect(progress.active).toBe(true);
  expect(refreshUser).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  expect(refreshUnread).toHaveBeenCalled();
  router.go(idle('/console/dashboard'));
  expect(progress.active).toBe(false);
  expect(refreshUser).toHaveBeenCalledTimes(1);
});

test('each navigation reads the newest notices, so that the bell of a page that stays open tells of them', () => {
  const router = fakeRouter(idle('/store'));
  refreshNotices.mockClear();
  watchNavigation(router);
  expect(refreshNotices).toHaveBeenCalledTimes(1);
  router.go(moving('/store', '/console/dashboard'));
  router.go(idle('/console/dashboard'));
  expect(refreshNotices).toHaveBeenCalledTimes(2);
});

test('a change of the query is not a navigation', () => {
  const router = fakeRouter(idle('/store'));
  watchNavigation(router);
  refreshUser.mockClear();
  router.go(moving('/store', '/store'));
  router.go(idle('/store'));
  expect(refreshUser).not.toHaveBeenCalled();
  expect(progress.active).toBe(false);
});

test('a navigation given up leaves no bar behind', () => {
  const router = fakeRouter(idle('/store'));
  watchNavigation(router);
  router.go(moving('/store', '/login'));
  router.go(idle('/store'));
  expect(progress.active).toBe(false);
});
