// @vitest-environment jsdom
import { shownToasts } from '@compute-market/components/toast';
import { expect, test } from 'vitest';
import { resetAll, resets } from '.';
import { dialogs, openDialog, openFastPay } from './dialogs';
import { freshness, resetFreshness } from './freshness';
import { hasUnseenNotice, markNoticesSeen, notices } from './notices';
import { session, storeToken } from './session';
import { showError, showSuccess } from './toasts';

const stores = Object.keys(import.meta.glob('./*.ts'))
  .map((file) => file.replace(/^\.\/|\.ts$/g, ''))
  .filter((name) => name !== 'index' && !name.endsWith('.test'));

test('logging out clears every store', () => {
  expect(
    Object.keys(resets).sort(),
    'What a store keeps would be seen by whoever logs in next. Add the reset of a new store to `resets` in state/index.ts.',
  ).toEqual(stores.sort());
});

test('after logging out no token is left, neither here nor in local storage', () => {
  storeToken('T0ken');
  expect(localStorage.getItem('token')).toBe('T0ken');
  resetAll();
  expect(session.token).toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
});

test('an equal message that is visible is not shown twice', () => {
  resetAll();
  showError('网络连接失败');
  showError('网络连接失败');
  showSuccess('支付成功');
  expect(shownToasts().map(({ title }) => title)).toEqual(['网络连接失败', '支付成功']);
});

test('messages are errors or not; those of the third-party service are short and without a bar', () => {
  resetAll();
  showError('分类已失效', 'third-party');
  showError('库存不足');
  showSuccess('领取成功');
  expect(shownToasts().map(({ tone, duration, progress }) => ({ tone, duration, progress }))).toEqual([
    { tone: 'err', duration: 1500, progress: false },
    { tone: 'err', duration: 5000, progress: true },
    { tone: 'ok', duration: 5000, progress: true },
  ]);
});

test('one dialog is open at a time, and the quick top-up knows what is missing', () => {
  openDialog('vipIntro');
  openFastPay(52.56);
  expect({ ...dialogs }).toEqual({ open: 'fastPay', missingYuan: 52.56, forOrder: true });
  openDialog('coupon');
  expect({ ...dialogs }).toEqual({ open: 'coupon', missingYuan: null, forOrder: false });
});

test('the red dot is on until the newest notice was seen', () => {
  const latest = [{ Id: 12, Title: '', Original: '', Type: 0, CreateTime: 0 }];
  expect(hasUnseenNotice({ latest, lastSeen: null })).toBe(true);
  markNoticesSeen(12);
  expect(notices.lastSeen).toBe('12');
  expect(hasUnseenNotice({ latest, lastSeen: notices.lastSeen })).toBe(false);
  expect(hasUnseenNotice({ latest: [], lastSeen: null })).toBe(false);
});

test('after logging out nothing old is shown, but a missing network still is', () => {
  Object.assign(freshness, { network: 1_763_647_200, list: 1_763_647_000 });
  resetFreshness();
  expect({ ...freshness }).toEqual({ network: 1_763_647_200 });
  delete freshness.network;
});
