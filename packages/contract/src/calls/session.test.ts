import { describe, expect, it } from 'vitest';
import { register } from './session';

const form = { phone: '13800138000', code: '123456', passwd: 'abcd1234', agree: 'true' };

describe('a registration, form-encoded', () => {
  it('reads the word true as a yes', () => expect(register.request.parse(form).agree).toBe(true));

  it('refuses someone who did not agree', () => {
    expect(register.request.safeParse({ ...form, agree: 'false' }).error?.issues[0]?.message).toBe(
      '请先阅读并同意用户协议',
    );
  });

  it('refuses any other word where a yes or no is asked', () =>
    expect(register.request.safeParse({ ...form, agree: '1' }).success).toBe(false));
});
