import { describe, expect, it } from 'vitest';
import { PAY_TYPE } from '../enumerations';
import { refundableUntil, spread } from './balance-refund';
import { fen } from './money';

describe('money that came in, newest first', () => {
  it.each([
    ['nothing spent: all of it is there', 300, [100, 200], [100, 200]],
    ['the first is spent first', 150, [100, 200], [100, 50]],
    ['only the newest is left', 30, [100, 200], [30, 0]],
    ['a debt leaves nothing', -20, [100, 200], [0, 0]],
    ['what is more than came in by them belongs to none', 500, [100, 200], [100, 200]],
    ['a sum that went back leaves its place empty', 50, [0, 200], [0, 50]],
  ])('%s', (_name, balance, came, left) => {
    expect(spread(fen(balance), came.map(fen))).toEqual(left);
  });
});

describe('a payment is taken back by its channel', () => {
  it('for a year, and a corporate transfer never', () => {
    expect(refundableUntil(PAY_TYPE.alipay, 1_000)).toBe(1_000 + 365 * 86_400);
    expect(refundableUntil(PAY_TYPE.wechat, 1_000)).toBe(1_000 + 365 * 86_400);
    expect(refundableUntil(PAY_TYPE.corporateTransfer, 1_000)).toBeNull();
  });
});
