import {
  changeNoticeSetting,
  getUserInfo,
  getUserVipInfo,
  logout,
  modifyNotifyPhone,
  modifyPassword,
  modifyUserName,
} from '@compute-market/contract/calls/account';
import {
  companyRegister,
  login,
  register,
  resetPassword,
  sendSmsCode,
  subAccountLogin,
} from '@compute-market/contract/calls/session';
import { errors } from '@compute-market/contract/errors';
import { dayMs as day, minuteMs as minute } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subAccounts, users } from '../../src/db/schema/account';
import { findMessages } from '../../src/sandbox/overview-data';
import { hashPassword } from '../../src/platform/password';
import { startTestServer, type TestServer } from '../setup';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const password = 'Abcd1234';

async function codeFor(
  phone: string,
  scene: 'register' | 'reset_passwd' | 'notify_phone',
  token?: string,
): Promise<string> {
  const sent = await server.call(sendSmsCode, { phone, scene }, token === undefined ? {} : { token });
  expect(sent.reason).toBe('');
  const [message] = await server.database.transaction((tx) => findMessages(tx, phone));
  return message?.code ?? '';
}

async function registered(phone: string): Promise<string> {
  const code = await codeFor(phone, 'register');
  const { data } = await server.call(register, { phone, code, passwd: password, agree: true });
  return data.session;
}

async function addSubAccount(phone: string, name: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await server.database.transaction(async (tx) => {
    const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.phone, phone));
    await tx
      .insert(subAccounts)
      .values({ userId: owner?.id ?? 0, name, passwordHash, moneyLimitFen: 50_000n, createdAt: server.clock.now() });
  });
}

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

  test('a code for a notice phone needs a session', async () => {
    expect((await server.call(sendSmsCode, { phone: '13800000012', scene: 'notify_phone' })).number).toBe(
      errors.SESSION_INVALID.status,
    );
  });
});

describe('logging in', () => {
  test('the right password opens a session', async () => {
    await registered('13800000020');
    const answer = await server.call(login, { phone: '13800000020', passwd: password });
    expect(answer).toMatchObject({ number: 0, data: { Phone: '13800000020', Name: '用户0020' } });
    expect((await server.call(getUserInfo, {}, { token: answer.data.session })).number).toBe(0);
  });

  test('a wrong password says how many tries are left, then waits a quarter of an hour', async () => {
    const phone = '13800000021';
    await registered(phone);
    const reasons: string[] = [];
    for (let tries = 0; tries < 6; tries += 1)
      reasons.push((await server.call(login, { phone, passwd: 'wrong' })).reason);
    expect(reasons[0]).toBe('账号或密码错误，还可尝试 4 次');
    expect(reasons[1]).toBe('账号或密码错误，还可尝试 3 次');
    expect(reasons[4]).toBe('尝试次数过多，请 15 分钟后再试，或通过短信重置密码');
    expect((await server.call(login, { phone, passwd: password })).number).toBe(errors.TOO_MANY_ATTEMPTS.status);
    server.clock.advance(15 * minute);
    expect((await server.call(login, { phone, passwd: password })).number).toBe(0);
  });

  test('wrong passwords from elsewhere never keep the owner out of a browser that has been signed in', async () => {
    const phone = '13800000025';
    await registered(phone);
    const home = { address: '203.0.113.20', headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0' } };
    expect((await server.call(login, { phone, passwd: password }, home)).number).toBe(0);
    for (let place = 0; place < 6; place += 1)
      for (let tries = 0; tries < 5; tries += 1)
        await server.call(login, { phone, passwd: 'wrong' }, { address: `198.51.100.${place}` });
    expect((await server.call(login, { phone, passwd: password }, home)).number).toBe(0);
  });

  test('guesses from many addresses are braked for all that never signed in, until the phone resets the password', async () => {
    const phone = '13800000026';
    await registered(phone);
    const guesses: number[] = [];
    for (let place = 0; place < 25; place += 1)
      guesses.push((await server.call(login, { phone, passwd: 'wrong' }, { address: `198.51.101.${place}` })).number);
    expect(guesses.filter((number) => number === errors.WRONG_CREDENTIALS.status)).toHaveLength(19);
    const away = { address: '203.0.113.21' };
    expect(await server.call(login, { phone, passwd: password }, away)).toMatchObject({
      number: errors.TOO_MANY_ATTEMPTS.status,
      reason: '尝试次数过多，请 1 小时后再试，或通过短信重置密码',
    });
    server.clock.advance(minute);
    const code = await codeFor(phone, 'reset_passwd');
    await server.call(resetPassword, { phone, code, passwd: password }, away);
    expect((await server.call(login, { phone, passwd: password }, away)).number).toBe(0);
  });

  test('a sub-account is not kept out by what others try elsewhere either', async () => {
    const phone = '13800000027';
    await registered(phone);
    await addSubAccount(phone, 'lab_02');
    const enter = (passwd: string, address: string) =>
      server.call(subAccountLogin, { phone, sub_account_name: 'lab_02', passwd }, { address });
    expect((await enter(password, '203.0.113.22')).number).toBe(0);
    for (let tries = 0; tries < 30; tries += 1) await enter('wrong', `198.51.102.${tries}`);
    expect((await enter(password, '203.0.113.22')).number).toBe(0);
    expect((await enter(password, '203.0.113.23')).number).toBe(errors.TOO_MANY_ATTEMPTS.status);
  });

  test('an unknown account and a wrong password get the same words', async () => {
    await registered('13800000022');
    const wrong = await server.call(login, { phone: '13800000022', passwd: 'wrong' });
    const unknown = await server.call(login, { phone: '13900000022', passwd: 'wrong' });
    expect({ ...unknown, headers: {} }).toEqual({ ...wrong, headers: {} });
  });

  test('one address cannot try many accounts', async () => {
    const address = '203.0.113.9';
    for (let tries = 0; tries < 60; tries += 1)
      await server.call(login, { phone: `137${String(tries).padStart(8, '0')}`, passwd: 'x' }, { address });
    expect((await server.call(login, { phone: '13700009999', passwd: 'x' }, { address })).number).toBe(
      errors.TOO_MANY_ATTEMPTS.status,
    );
  });

  test('right passwords use up nothing at an address, and do not make wrong ones forgotten', async () => {
    const address = '203.0.113.10';
    await registered('13800000024');
    for (let tries = 0; tries < 59; tries += 1)
      await server.call(login, { phone: `136${String(tries).padStart(8, '0')}`, passwd: 'x' }, { address });
    for (let times = 0; times < 3; times += 1)
      expect((await server.call(login, { phone: '13800000024', passwd: password }, { address })).number).toBe(0);
    expect((await server.call(login, { phone: '13600009998', passwd: 'x' }, { address })).number).toBe(
      errors.WRONG_CREDENTIALS.status,
    );
    expect((await server.call(login, { phone: '13600009999', passwd: 'x' }, { address })).number).toBe(
      errors.TOO_MANY_ATTEMPTS.status,
    );
  });

  test('a sub-account logs in under its main account and sees its own limit, not the purse', async () => {
    const phone = '13800000023';
    await registered(phone);
    await addSubAccount(phone, 'lab_01');
    const answer = await server.call(subAccountLogin, { phone, sub_account_name: 'lab_01', passwd: password });
    expect(answer).toMatchObject({ number: 0, data: { SubAccount: { Name: 'lab_01', MoneyLimit: 500 } } });
    const info = await server.call(getUserInfo, {}, { token: answer.data.session });
    expect(info.data).toMatchObject({
      Phone: '',
      MainPhone: '138****0023',
      Money: 0,
      CreditMoneyQuota: 0,
      SubAccount: { Name: 'lab_01', UsedMoney: 0 },
    });
    const renamed = await server.call(modifyUserName, { name: '越权' }, { token: answer.data.session });
    expect(renamed.number).toBe(100041);
  });
});

describe('sessions', () => {
  test('no session and a made-up one are refused with status 2', async () => {
    expect((await server.call(getUserInfo, {})).number).toBe(2);
    expect((await server.call(getUserInfo, {}, { token: 'made-up' })).number).toBe(2);
  });

  test('a token works bare, after Bearer and in the body, but not in the address', async () => {
    const token = await server.login('13800000030');
    const send = (url: string, headers: Record<string, string>, payload?: string) =>
      server.app
        .inject({ method: 'POST', url, headers, ...(payload === undefined ? {} : { payload }) })
        .then((response) => response.json<{ status: number }>().status);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await send('/api/get_user_info', { authorization: token })).toBe(0);
    expect(await send('/api/get_user_info', { authorization: `Bearer ${token}` })).toBe(0);
    expect(await send(`/api/get_user_info?session=${token}`, {})).toBe(2);
    expect(await send('/api/get_user_info', form, `session=${token}`)).toBe(0);
    const orders = `/third-party/api/v1/work-order/orders?page=1&page_size=5&session=${token}`;
    expect((await server.app.inject(orders)).json()).toMatchObject({ code: 100031 });
  });

  test('logging out ends this session and no other', async () => {
    const [here, elsewhere] = [await server.login('13800000031'), await server.login('13800000031')];
    expect((await server.call(logout, {}, { token: here })).number).toBe(0);
    expect((await server.call(getUserInfo, {}, { token: here })).number).toBe(2);
    expect((await server.call(getUserInfo, {}, { token: elsewhere })).number).toBe(0);
  });

  test('an idle day ends a session, use keeps it, thirty days end it whatever happens', async () => {
    const token = await server.login('13800000032');
    for (let days = 0; days < 30; days += 1) {
      server.clock.advance(day - minute);
      expect((await server.call(getUserInfo, {}, { token })).number).toBe(0);
    }
    server.clock.advance(31 * minute);
    expect(await server.call(getUserInfo, {}, { token })).toMatchObject({
      number: 2,
      reason: errors.SESSION_EXPIRED.reason,
    });
    const idle = await server.login('13800000032');
    server.clock.advance(day + minute);
    expect(await server.call(getUserInfo, {}, { token: idle })).toMatchObject({
      number: 2,
      reason: errors.SESSION_EXPIRED.reason,
    });
  });
});

describe('passwords', () => {
  test('a changed password ends every session, the old one is wrong and the new one right', async () => {
    const phone = '13800000040';
    const here = await registered(phone);
    const elsewhere = (await server.call(login, { phone, passwd: password })).data.session;
    const next = 'Efgh5678';
    const refused = await server.call(modifyPassword, { old_passwd: 'wrong', new_passwd: next }, { token: here });
    expect(refused.number).toBe(errors.OLD_PASSWORD_WRONG.status);
    expect(
      (await server.call(modifyPassword, { old_passwd: password, new_passwd: next }, { token: here })).number,
    ).toBe(0);
    for (const token of [here, elsewhere]) expect((await server.call(getUserInfo, {}, { token })).number).toBe(2);
    expect((await server.call(login, { phone, passwd: password })).number).toBe(errors.WRONG_CREDENTIALS.status);
    expect((await server.call(login, { phone, passwd: next })).number).toBe(0);
  });

  test('a forgotten password is set again by a code, which ends every session', async () => {
    const phone = '13800000041';
    const token = await registered(phone);
    const code = await codeFor(phone, 'reset_passwd');
    expect((await server.call(resetPassword, { phone, code, passwd: 'Efgh5678' })).number).toBe(0);
    expect((await server.call(getUserInfo, {}, { token })).number).toBe(2);
    expect((await server.call(login, { phone, passwd: 'Efgh5678' })).number).toBe(0);
    expect((await server.call(resetPassword, { phone, code, passwd: 'Ijkl9012' })).number).toBe(
      errors.CODE_WRONG.status,
    );
  });

  test('changing the password of a sub-account leaves the main account signed in', async () => {
    const phone = '13800000042';
    const main = await registered(phone);
    await addSubAccount(phone, 'lab_02');
    const sub = (await server.call(subAccountLogin, { phone, sub_account_name: 'lab_02', passwd: password })).data
      .session;
    expect(
      (await server.call(modifyPassword, { old_passwd: password, new_passwd: 'Efgh5678' }, { token: sub })).number,
    ).toBe(0);
    expect((await server.call(getUserInfo, {}, { token: sub })).number).toBe(2);
    expect((await server.call(getUserInfo, {}, { token: main })).number).toBe(0);
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
