// @vitest-environment jsdom
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api';
import { resetSession, session } from '../state/session';
import { resetUser } from '../state/user';
import { refreshUser } from './account';
import { readBalance } from './booked-balance';

const envelope = vi.spyOn(api, 'envelope');

const told = (Money: number) => ({ status: 0, reason: '', data: { Money, AccumulatedMoney: 0, ServerTime: 0 } });

beforeEach(() => {
  session.token = 'token';
  resetUser();
  envelope.mockReset();
});
afterAll(() => {
  resetSession();
  resetUser();
  envelope.mockRestore();
});

test('the balance is that of a read that began after it was asked for, not of one under way', async () => {
  envelope.mockResolvedValueOnce(told(100)).mockResolvedValueOnce(told(1600));
  const before = refreshUser();
  expect(await readBalance()).toBe(160_000);
  await before;
  expect(envelope).toHaveBeenCalledTimes(2);
});

test('a balance that could not be read again is none, though an older one is known', async () => {
  envelope.mockResolvedValueOnce(told(100)).mockResolvedValueOnce({ status: -1, reason: '数据库维护中', data: null });
  await refreshUser();
  expect(await readBalance()).toBeNull();
});
