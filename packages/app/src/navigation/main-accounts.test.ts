import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forAllowed } from './main-accounts';

const { state, refreshUser } = vi.hoisted(() => ({
  state: { user: { info: null as { SubAccount: { Name: string; Rights?: string[] } | null } | null } },
  refreshUser: vi.fn(() => Promise.resolve()),
}));
vi.mock('../state/user', () => state);
vi.mock('../flows/account', () => ({ refreshUser }));

const mainOnly = { allowed: ['main'] } as const;
const loader = vi.fn(() => 'rows');
const ask = async (gate: Parameters<typeof forAllowed>[0] = mainOnly) => {
  const screen = await forAllowed(gate, () => Promise.resolve({ loader }))();
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
  expect(await forAllowed(mainOnly, () => Promise.resolve({ Component }))()).toEqual({ Component });
});

test('a sub-account is asked for a screen that needs a right as long as it has it, also where nobody tells of rights', async () => {
  const bills = { allowed: ['main', 'sub'], right: 'bill' } as const;
  state.user.info = { SubAccount: { Name: 'lab-a', Rights: ['run'] } };
  expect(await ask(bills)).toBeNull();
  state.user.info = { SubAccount: { Name: 'lab-a', Rights: ['bill'] } };
  expect(await ask(bills)).toBe('rows');
  state.user.info = { SubAccount: { Name: 'lab-a' } };
  expect(await ask(bills)).toBe('rows');
});
