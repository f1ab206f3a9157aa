import { describe, expect, it } from 'vitest';
import { createQrcode, getQrcode } from './payment';

describe('a top-up on the wire', () => {
  const accepts = (amount: unknown) => createQrcode.request.safeParse({ amount, pay_type: 0 }).success;

  it.each([0.01, 1, 100, 1500.5, 9_999_999.99])('takes %d yuan', (amount) => expect(accepts(amount)).toBe(true));

  it.each([0, -1, 0.001, 0.1 + 0.2, Number.NaN, Number.POSITIVE_INFINITY, 1e21, 10_000_000.01, '100', [100], null])(
    'refuses %s',
    (amount) => expect(accepts(amount)).toBe(false),
  );

  it('refuses a way of paying that does not exist', () => {
    expect(createQrcode.request.safeParse({ amount: 1, pay_type: 3 }).success).toBe(false);
  });

  it('reads an order number sent as a number and as digits alike', () => {
    expect(getQrcode.request.parse({ out_trade_no: 123_456_789_012_345 })).toEqual({ out_trade_no: '123456789012345' });
    expect(getQrcode.request.parse({ out_trade_no: '123456789012345' })).toEqual({ out_trade_no: '123456789012345' });
  });

  it('refuses an order number that a JavaScript number would bend', () => {
    expect(getQrcode.request.safeParse({ out_trade_no: '1234567890123456' }).success).toBe(false);
  });
});
