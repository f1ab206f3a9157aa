// @vitest-environment jsdom
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api';
import { resetSession, session } from '../state/session';
import { resetUser, user } from '../state/user';
import { refreshUser, retryUser } from './account';

const envelope = vi.spyOn(api, 'envelope');

/** Whether it happens is what is asked, not how soon. */
const inTheEnd = (claim: () => void) => vi.waitFor(claim, { timeout: 20_000 });

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

test('who could not be read is known to have failed, until asked for again', async () => {
  envelope.mockResolvedValueOnce({ status: -1, reason: '数据库维护中', data: null });
  await refreshUser();
  expect(user.failed).toBe(true);
  envelope.mockResolvedValueOnce({ status: 0, reason: '', data: { Name: '陌生人', ServerTime: 0 } });
  retryUser();
  expect(user.failed).toBe(false);
  await inTheEnd(() => expect(user.info?.Name).toBe('陌生人'));
  expect(user.failed).toBe(false);
});

test('what was spent since counts towards the level at once', async () => {
  const told = (AccumulatedMoney: number) => ({ status: 0, reason: '', data: { AccumulatedMoney, ServerTime: 0 } });
  envelope.mockResolvedValueOnce(told(90));
  await refreshUser();
  envelope.mockResolvedValueOnce(told(90));
  await refreshUser();
  expect(user.vip).toBeNull();
  envelope.mockResolvedValueOnce(told(110));
  envelope.mockResolvedValueOnce({ status: 0, reason: '', data: { vip_level: 1, vip_score: 110 } });
  await refreshUser();
  await inTheEnd(() => expect(user.vip).toEqual({ vip_level: 1, vip_score: 110 }));
});

test('who is known stays known when a later read fails', async () => {
  envelope.mockResolvedValueOnce({ status: 0, reason: '', data: { Name: '陌生人', ServerTime: 0 } });
  await refreshUser();
  envelope.mockResolvedValueOnce({ status: -1, reason: '数据库维护中', data: null });
  await refreshUser();
  expect(user).toMatchObject({ info: { Name: '陌生人' }, failed: false });
});
