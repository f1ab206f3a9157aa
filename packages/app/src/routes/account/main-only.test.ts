import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ifRight } from './main-only';

const { state, refreshUser } = vi.hoisted(() => ({
  state: { user: { info: null as { SubAccount: { Rights?: string[] } | null } | null } },
  refreshUser: vi.fn(() => Promise.resolve()),
}));
vi.mock('../../state/user', () => state);
vi.mock('../../flows/account', () => ({ refreshUser }));

const ask = vi.fn(() => Promise.resolve('bills'));
const bills = () => ifRight<string | null>('bill', ask, null);

beforeEach(() => {
  refreshUser.mockReset();
  ask.mockClear();
});
afterEach(() => {
  state.user.info = null;
});

test('a sub-account without the right is given nothing, and nothing is asked', async () => {
  state.user.info = { SubAccount: { Rights: ['run', 'buy'] } };
  expect(await bills()).toEqual({ ok: true, data: null });
  expect(ask).not.toHaveBeenCalled();
});

test('who asks is found out first', async () => {
  refreshUser.mockImplementationOnce(() => Promise.resolve(void (state.user.info = { SubAccount: { Rights: [] } })));
  expect(await bills()).toEqual({ ok: true, data: null });
  expect(ask).not.toHaveBeenCalled();
});

test('who has the right, a main account, and whoever is not told apart, is asked for', async () => {
  const answered = { ok: true, data: 'bills' };
  expect(await bills()).toEqual(answered);
  state.user.info = { SubAccount: { Rights: ['bill'] } };
  expect(await bills()).toEqual(answered);
  state.user.info = { SubAccount: null };
  expect(await bills()).toEqual(answered);
});
