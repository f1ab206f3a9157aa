import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forMainAccounts } from './main-accounts';

const { state, refreshUser } = vi.hoisted(() => ({
  state: { user: { info: null as { SubAccount: { Name: string } | null } | null } },
  refreshUser: vi.fn(() => Promise.resolve()),
}));
vi.mock('../state/user', () => state);
vi.mock('../flows/account', () => ({ refreshUser }));

const loader = vi.fn(() => 'rows');
const ask = async () => {
  const screen = await forMainAccounts(() => Promise.resolve({ loader }))();
  return typeof screen.loader === 'function' ? (screen.loader as () => Promise<unknown>)() : undefined;
};

beforeEach(() => refreshUser.mockReset());
afterEach(() => {
  loader.mockClear();
  state.user.info = null;
});

test('a main account is asked for its rows', async () => {
  state.user.info = { SubAccount: null };
  expect(await ask()).toBe('rows');
  expect(refreshUser).not.toHaveBeenCalled();
});

test('for a sub-account nothing is asked', async () => {
  state.user.info = { SubAccount: { Name: 'lab-a' } };
  expect(await ask()).toBeNull();
  expect(loader).not.toHaveBeenCalled();
});

test('who asks is found out first', async () => {
  refreshUser.mockImplementationOnce(() => Promise.resolve(void (state.user.info = { SubAccount: { Name: 'lab-a' } })));
  expect(await ask()).toBeNull();
  expect(loader).not.toHaveBeenCalled();
});

test('when that cannot be found out, the server decides', async () => {
  expect(await ask()).toBe('rows');
});

test('a screen that reads nothing stays as it is', async () => {
  const Component = () => null;
  expect(await forMainAccounts(() => Promise.resolve({ Component }))()).toEqual({ Component });
});
