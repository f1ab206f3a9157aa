// @vitest-environment jsdom
import { shownToasts } from '@compute-market/components/toast';
import { subAccount } from '@compute-market/patterns/viewer/fixtures';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { apiEvents } from '../api/events';
import { together } from '../flows/together';
import { closeDialog, dialogs } from '../state/dialogs';
import { resetSession, session, storeToken } from '../state/session';
import { resetToasts } from '../state/toasts';
import { resetUser, storeUser } from '../state/user';
import { connectEvents } from './events';

const location = { pathname: '/console/dashboard', search: '?tab=docker' };
const went: string[] = [];

beforeAll(() => {
  connectEvents({
    state: { location },
    navigate: (to) => {
      went.push(to);
      return Promise.resolve();
    },
    revalidate: () => Promise.resolve(),
  });
});
afterEach(() => {
  resetSession();
  went.length = 0;
  location.pathname = '/console/dashboard';
  resetToasts();
});

const lose = (token: string | null) => apiEvents.emit({ type: 'session-lost', token });

test('ten answers that the session is lost lead to login once, with the way back', () => {
  storeToken('first');
  for (let answer = 0; answer < 10; answer += 1) lose('first');
  expect(went).toEqual([expect.stringMatching(/^\/login\?page=login&redirect=%2Fconsole%2Fdashboard%3Ftab%3Ddocker/)]);
  expect(session.token).toBeNull();
});

test('an answer to an older session leaves the new one alone', () => {
  storeToken('second');
  lose('first');
  expect([went, session.token]).toEqual([[], 'second']);
});

test('the login page is not left for itself', () => {
  storeToken('third');
  location.pathname = '/login';
  lose('third');
  expect(went).toEqual([]);
});

const refuse = (reason: string, action: string | null = null, service: 'main' | 'third-party' = 'main') =>
  apiEvents.emit({ type: 'toast', reason, requestId: 'x', service, action, kind: 'refused', part: null });

test('ten failures with the same words are one message; other words are another', () => {
  for (let answer = 0; answer < 10; answer += 1) refuse('服务暂时不可用，请稍后重试');
  refuse('网络连接失败，请检查网络后重试', null, 'third-party');
  expect(shownToasts().map(({ title, tone, progress, duration }) => [title, tone, progress, duration])).toEqual([
    ['服务暂时不可用，请稍后重试', 'err', true, 5000],
    ['网络连接失败，请检查网络后重试', 'err', false, 1500],
  ]);
});

test('what is tried again and refused again is one message, said anew with the words of now', () => {
  refuse('库存不足', 'buy');
  for (const left of [4, 3]) refuse(`账号或密码错误，还可尝试 ${left} 次`, 'login');
  const before = shownToasts().map(({ id }) => id);
  refuse('账号或密码错误，还可尝试 3 次', 'login');
  expect(shownToasts().map(({ title }) => title)).toEqual(['库存不足', '账号或密码错误，还可尝试 3 次']);
  const now = shownToasts().map(({ id }) => id);
  expect(now[0]).toBe(before[0]);
  expect(now[1]).not.toBe(before[1]);
});

const refusePart = (reason: string, part: string) =>
  apiEvents.emit({ type: 'toast', reason, requestId: 'x', service: 'main', action: 'renew', kind: 'refused', part });

test('many that one press asked for and one reason refused are one message, with their number and names', async () => {
  await together(async () => {
    for (const part of ['甲', '乙', '丙']) refusePart('余额不足', part);
    refusePart('规格已下架', '丁');
    expect(shownToasts()).toEqual([]);
    await Promise.resolve();
  });
  expect(shownToasts().map(({ title }) => title)).toEqual(['余额不足（3 台：甲、乙、丙）', '规格已下架']);
});

test('many that are refused name the first ones, and one alone is told in its own words', async () => {
  await together(() => {
    for (const part of ['甲', '乙', '丙', '丁', '戊']) refusePart('余额不足', part);
    return Promise.resolve();
  });
  expect(shownToasts().map(({ title }) => title)).toEqual(['余额不足（5 台：甲、乙、丙 等）']);
  resetToasts();
  refusePart('余额不足', '甲');
  expect(shownToasts().map(({ title }) => title)).toEqual(['余额不足']);
});

test('a balance that is too small opens the quick top-up', () => {
  apiEvents.emit({ type: 'balance-short' });
  expect(dialogs.open).toBe('fastPay');
});

test('a balance too small for several of one press opens the quick top-up once, when all are through', async () => {
  closeDialog();
  await together(async () => {
    apiEvents.emit({ type: 'balance-short' });
    expect(dialogs.open).toBeNull();
    apiEvents.emit({ type: 'balance-short' });
    await Promise.resolve();
  });
  expect(dialogs.open).toBe('fastPay');
});

test('a sub-account, which cannot top up, is offered no top-up', async () => {
  closeDialog();
  storeUser(subAccount.user);
  apiEvents.emit({ type: 'balance-short' });
  await together(() => {
    apiEvents.emit({ type: 'balance-short' });
    return Promise.resolve();
  });
  expect(dialogs.open).toBeNull();
  resetUser();
});
