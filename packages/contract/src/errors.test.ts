import { describe, expect, it } from 'vitest';
import { errorKeyOf, errors, isBalanceShort, isQrNotReady, isTokenFailure } from './errors';

describe('the error catalogue', () => {
  it('knows every code that a back end may answer', () => {
    const codes = Object.values(errors).map((entry) => entry.code);
    for (const code of [
      100001, 100002, 100003, 100011, 100021, 100022, 100031, 100032, 100041, 100101, 100102, 100103, 100111, 100112,
      100203, 100301, 102252,
    ]) {
      expect(codes, `${code} is gone from errors.ts: a back end still answers it (product §8)`).toContain(code);
    }
  });

  it('never gives two errors the same third-party code', () => {
    const codes = Object.values(errors).map((entry) => entry.code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('ends a session with status 2, and only so', () => {
    const ending = Object.entries(errors)
      .filter(([, entry]) => entry.status === 2)
      .map(([key]) => key);
    expect(ending).toEqual(['SESSION_INVALID', 'SESSION_EXPIRED']);
  });

  it('keeps refusals of our own in 2001xx', () => {
    const own = Object.values(errors).filter((entry) => entry.code >= 200_000);
    expect(own.every((entry) => entry.code >= 200_100 && entry.code < 200_200)).toBe(true);
  });

  it('speaks Chinese without exclamation marks', () => {
    for (const { reason } of Object.values(errors)) {
      expect(reason).toMatch(/[\u4e00-\u9fff]/);
      expect(reason).not.toMatch(/[!！]/);
    }
  });

  it('finds an error by its number', () => {
    expect(errorKeyOf(100041)).toBe('PERMISSION_FORBIDDEN');
    expect(errorKeyOf(2)).toBe('SESSION_INVALID');
    expect(errorKeyOf(424242)).toBeUndefined();
  });
});

describe('reasons matched by text', () => {
  it.each([
    '获取token失败',
    '登录已失效（获取token失败），请重新登录',
    'failed to get token',
    'Failed to get token: expired',
  ])('%s ends the session', (reason) => expect(isTokenFailure(reason)).toBe(true));

  it('never takes a QR code that is not ready for a lost session', () =>
    expect(isTokenFailure('获取token失败，二维码未生成')).toBe(false));

  it.each(['二维码未生成或者已过期', '二维码未生成', 'The QR code is not generated or has expired'])(
    '%s means the QR code is still being made',
    (reason) => expect(isQrNotReady(reason)).toBe(true),
  );

  it.each([
    '可用余额小于套餐价格',
    'available balance is less than the package price',
    'Available balance is less than the package price.',
  ])('%s opens the quick top-up', (reason) => expect(isBalanceShort(reason)).toBe(true));

  it('takes an ordinary reason for none of them', () => {
    const reason = errors.STOCK_SHORT.reason;
    expect([isTokenFailure(reason), isQrNotReady(reason), isBalanceShort(reason)]).toEqual([false, false, false]);
  });

  it('recognises what the server itself says', () => {
    expect(isTokenFailure(errors.SESSION_INVALID.reason)).toBe(true);
    expect(isQrNotReady(errors.QR_NOT_READY.reason)).toBe(true);
    expect(isBalanceShort(errors.BALANCE_SHORT.reason)).toBe(true);
  });
});
