// @vitest-environment jsdom
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api';
import { resetSession, session } from '../state/session';
import { resetUser, user } from '../state/user';
import { refreshUser } from './account';
import { followBalance } from './balance-in-tabs';

const envelope = vi.spyOn(api, 'envelope');
const notes = vi.spyOn(Storage.prototype, 'setItem');
let stop: () => void;

const tell = (Money: number, PowerMoney = 0) =>
  envelope.mockResolvedValueOnce({
    status: 0,
    reason: '',
    data: { Money, PowerMoney, AccumulatedMoney: 0, ServerTime: 0 },
  });

beforeEach(() => {
  session.token = 'token';
  resetUser();
  envelope.mockReset();
  notes.mockClear();
  stop = followBalance();
});
afterEach(() => stop());
afterAll(() => {
  resetSession();
  resetUser();
  vi.restoreAllMocks();
});

test('other tabs are told once the balance or the vouchers are read to be others, and of no sum', async () => {
  for (const [money, voucher] of [[100], [100], [600], [500, 100]] as const) {
    tell(money, voucher);
    await refreshUser();
  }
  expect(notes).toHaveBeenCalledTimes(2);
  const [first, second] = notes.mock.calls.map(([, word]) => word);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).not.toBe(first);
});

test('a tab that is told reads the account again, and tells nobody back', async () => {
  for (const money of [100, 600]) {
    tell(money);
    await refreshUser();
  }
  notes.mockClear();
  tell(1600);
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'balance-moved' }));
  await vi.waitFor(() => expect(user.info?.Money).toBe(1600));
  expect(envelope).toHaveBeenCalledTimes(3);
  expect(notes).not.toHaveBeenCalled();
});
