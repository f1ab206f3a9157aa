import { setBalanceReminder } from '@compute-market/contract/calls/balance-reminder';
import {
  changeNoticeSetting,
  getUserInfo,
  getUserVipInfo,
  modifyNotifyPhone,
  modifyUserName,
} from '@compute-market/contract/calls/account';
import { companyRegister, login, register, resetPassword, sendSmsCode } from '@compute-market/contract/calls/session';
import { errors } from '@compute-market/contract/errors';
import { minuteMs as minute } from '@compute-market/contract/rules/time-units';
import { describe, expect, test } from 'vitest';
import { openServer } from '../setup';
import { accountsOn, password } from './account-phones';

const server = openServer();
const { codeFor, registered } = accountsOn(server);

describe('registering', () => {
  test('a person registers with a code and is signed in', async () => {
    const token = await registered('13800000001');
    const info = await server.call(getUserInfo, {}, { token });
    expect(info).toMatchObject({
      number: 0,
      data: { Phone: '13800000001', Name: '用户0001', Money: 0, VipLevel: 0, SubAccount: null },
    });
  });

  test('a company registers with its credit code', async () => {
    const phone = '13800000002';
    const code = await codeFor(phone, 'register');
    const company = {
      phone,
      code,
      passwd: password,
      company_name: '星河智算科技有限公司',
      contact_name: '周宁',
      agree: true,
    };
    const wrong = await server.call(companyRegister, { ...company, credit_code: '91350100M000100Y44' });
    expect(wrong).toMatchObject({ number: errors.INVALID_REQUEST.status, reason: '请输入正确的18位统一社会信用代码' });
    const right = await server.call(companyRegister, { ...company, credit_code: '91350100M000100Y43' });
    expect(right.number).toBe(0);
  });

  test('a taken phone is sent no code, so that only its holder learns of the account', async () => {
    const phone = '13800000003';
    await server.login(phone);
    expect(await codeFor(phone, 'register')).toBe('');
    const answer = await server.call(register, { phone, code: '123456', passwd: password, agree: true });
    expect(answer.number).toBe(errors.CODE_WRONG.status);
  });

  test('a phone that registers while its code is under way hears that it is taken', async () => {
    const phone = '13800000007';
    const code = await codeFor(phone, 'register');
    await server.login(phone);
    const answer = await server.call(register, { phone, code, passwd: password, agree: true });
    expect(answer.number).toBe(errors.PHONE_TAKEN.status);
  });

  test.each([
    ['a bad phone', { phone: '1380000000' }, '请输入正确的手机号'],
    ['a weak password', { passwd: 'abcdefgh' }, '密码需为8-20位，且包含字母和数字'],
    ['no consent', { agree: false }, '请先阅读并同意用户协议'],
    ['a short code', { code: '123' }, '请输入6位验证码'],
  ])('%s is refused with its sentence', async (_name, wrong, reason) => {
    const answer = await server.call(register, {
      phone: '13800000004',
      code: '123456',
      passwd: password,
      agree: true,
      ...wrong,
    });
    expect(answer).toMatchObject({ number: errors.INVALID_REQUEST.status, reason });
  });

  test('a code is good for one account and five minutes', async () => {
    const phone = '13800000005';
    const code = await codeFor(phone, 'register');
    server.clock.advance(5 * minute);
    const late = await server.call(register, { phone, code, passwd: password, agree: true });
    expect(late.number).toBe(errors.CODE_EXPIRED.status);
  });

  test('a code cannot be guessed: the sixth try is refused, right or wrong', async () => {
    const phone = '13800000006';
    const code = await codeFor(phone, 'register');
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await server.call(register, { phone, code: wrong, passwd: password, agree: true })).number).toBe(
        errors.CODE_WRONG.status,
      );
    }
    expect((await server.call(register, { phone, code, passwd: password, agree: true })).number).toBe(
      errors.CODE_EXPIRED.status,
    );
  });
});

describe('codes', () => {
  test('another one may be asked for after a minute', async () => {
    const phone = '13800000010';
    await codeFor(phone, 'register');
    expect((await server.call(sendSmsCode, { phone, scene: 'register' })).number).toBe(errors.TOO_MANY_REQUESTS.status);
    server.clock.advance(minute);
    expect((await server.call(sendSmsCode, { phone, scene: 'register' })).number).toBe(0);
  });

  test('an older one no longer counts, also once the newer one was used', async () => {
    const phone = '13800000013';
    await server.login(phone);
    const older = await codeFor(phone, 'reset_passwd');
    server.clock.advance(minute);
    const newer = await codeFor(phone, 'reset_passwd');
    const reset = (code: string, passwd: string) => server.call(resetPassword, { phone, code, passwd });
    expect((await reset(older, 'Stranger1')).number).toBe(errors.CODE_WRONG.status);
    expect((await reset(newer, 'Efgh5678')).number).toBe(0);
    expect((await reset(older, 'Stranger1')).number).toBe(errors.CODE_WRONG.status);
    expect((await server.call(login, { phone, passwd: 'Efgh5678' })).number).toBe(0);
  });

  test('a phone gets ten an hour at most', async () => {
    const phone = '13800000011';
    for (let sent = 0; sent < 10; sent += 1) {
      await codeFor(phone, 'register');
      server.clock.advance(minute);
    }
    expect((await server.call(sendSmsCode, { phone, scene: 'register' })).reason).toBe(
      '验证码发送过于频繁，请 1 小时后再试',
    );
  });

  test('an IPv6 network of 64 bits gets thirty an hour at most, whichever of its addresses ask', async () => {
    const ask = (phone: string, address: string) => server.call(sendSmsCode, { phone, scene: 'register' }, { address });
    for (let sent = 0; sent < 30; sent += 1)
      expect((await ask(`1370000${String(sent).padStart(4, '0')}`, `2001:db8:7:1::${sent + 1}`)).number).toBe(0);
    expect((await ask('13700001001', '2001:db8:7:1::ffff')).number).toBe(errors.TOO_MANY_REQUESTS.status);
    expect((await ask('13700001002', '2001:db8:7:2::1')).number).toBe(0);
  });

  test('a code for a notice phone needs a session', async () => {
    expect((await server.call(sendSmsCode, { phone: '13800000012', scene: 'notify_phone' })).number).toBe(
      errors.SESSION_INVALID.status,
    );
  });
});

describe('the account', () => {
  test('a name is changed within 2 to 20 characters', async () => {
    const token = await server.login('13800000050');
    expect((await server.call(modifyUserName, { name: '算' }, { token })).reason).toBe('用户名需为2-20个字符');
    expect((await server.call(modifyUserName, { name: ' 星河实验室 ' }, { token })).data).toEqual({
      Name: '星河实验室',
    });
    expect((await server.call(getUserInfo, {}, { token })).data.Name).toBe('星河实验室');
  });

  test('fields the call does not name change nothing', async () => {
    const token = await server.login('13800000051');
    await server.app.inject({
      method: 'POST',
      url: '/api/modify_user_name',
      payload: { session: token, name: '张三', Money: 1e6, creditQuotaFen: 1e6, isPartner: true },
    });
    expect((await server.call(getUserInfo, {}, { token })).data).toMatchObject({
      Name: '张三',
      Money: 0,
      CreditMoneyQuota: 0,
      IsPartner: false,
    });
  });

  test('a newcomer is an ordinary member with 100 yuan to go', async () => {
    const token = await server.login('13800000052');
    expect((await server.call(getUserVipInfo, {}, { token })).data).toEqual({
      vip_score: 0,
      vip_level: 0,
      next_level: 1,
      next_threshold: 100,
      need_money: 100,
    });
  });

  test('one box of the notices changes nothing that another tab or page set meanwhile', async () => {
    const token = await server.login('13800000054');
    const { NoticeSetting: shown, NoticesApart } = (await server.call(getUserInfo, {}, { token })).data;
    expect(NoticesApart).toBe(true);
    await server.call(setBalanceReminder, { threshold: 500, top_up: null }, { token });
    const elsewhere = { ...shown, due: { ...shown.due, wechat: true } };
    await server.call(changeNoticeSetting, { setting: elsewhere, changed: { due: ['wechat'] } }, { token });
    const here = {
      ...shown,
      due: { ...shown.due, site: false },
      low_balance: { ...shown.low_balance, sms: false },
    };
    const { data } = await server.call(
      changeNoticeSetting,
      { setting: here, changed: { due: ['site'], low_balance: ['sms'] } },
      { token },
    );
    expect(data.NoticeSetting).toEqual({
      ...here,
      due: { ...here.due, wechat: true },
      low_balance: { ...here.low_balance, threshold: 500 },
    });
    expect((await server.call(getUserInfo, {}, { token })).data.NoticeSetting).toEqual(data.NoticeSetting);
  });

  test('notices keep what was chosen, and a phone with a code', async () => {
    const token = await server.login('13800000053');
    const { NoticeSetting } = (await server.call(getUserInfo, {}, { token })).data;
    const setting = { ...NoticeSetting, low_balance: { sms: false, wechat: true, site: true, threshold: 50 } };
    expect((await server.call(changeNoticeSetting, { setting }, { token })).data.NoticeSetting).toEqual(setting);
    const code = await codeFor('13900000053', 'notify_phone', token);
    expect((await server.call(modifyNotifyPhone, { notify_phone: '13900000053', code }, { token })).number).toBe(0);
    expect((await server.call(getUserInfo, {}, { token })).data).toMatchObject({
      NotifyPhone: '13900000053',
      NoticeSetting: setting,
    });
  });
});
