import { beforeEach, expect, test, vi } from 'vitest';
import { resetUser } from '../state/user';
import { refreshUser } from './account';
import { readBalance } from './booked-balance';

const { envelope } = vi.hoisted(() => ({ envelope: vi.fn() }));
vi.mock('../api', () => ({ api: { envelope } }));
vi.mock('../state/session', () => ({ session: { token: 'token' } }));

const told = (Money: number) => ({ status: 0, reason: '', data: { Money, AccumulatedMoney: 0, ServerTime: 0 } });

beforeEach(() => {
  resetUser();
  envelope.mockReset();
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
