import { getUserInfo, logout, modifyPassword, modifyUserName } from '@compute-market/contract/calls/account';
import { getLoginRecords } from '@compute-market/contract/calls/login-device';
import { login, resetPassword, subAccountLogin } from '@compute-market/contract/calls/session';
import { errors } from '@compute-market/contract/errors';
import { dayMs as day, minuteMs as minute } from '@compute-market/contract/rules/time-units';
import { describe, expect, test } from 'vitest';
import { openServer } from '../setup';
import { accountsOn, password } from './account-phones';

const server = openServer();
const { codeFor, registered, addSubAccount } = accountsOn(server);

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

  test.each([
    [
      'another IPv6 address of the same network, as devices take a new one each day',
      '2001:db8:77:1::a',
      '2001:db8:77:1:f0e:d0c:b0a:908',
    ],
    ['the same IPv4 address, written as one of IPv6', '203.0.113.23', '::ffff:203.0.113.23'],
    ['the same IPv4 address, written plainly', '::ffff:203.0.113.24', '203.0.113.24'],
  ])('a browser is known at %s', async (_what, before, now) => {
    const phone = `1390000${String(before.length).padStart(2, '0')}${String(now.length).padStart(2, '0')}`;
    await registered(phone);
    const from = (address: string) => ({
      address,
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0' },
    });
    expect((await server.call(login, { phone, passwd: password }, from(before))).number).toBe(0);
    for (let place = 0; place < 21; place += 1)
      await server.call(login, { phone, passwd: 'wrong' }, { address: `198.51.103.${place}` });
    expect((await server.call(login, { phone, passwd: password }, from('2001:db8:77:2::a'))).number).toBe(
      errors.TOO_MANY_ATTEMPTS.status,
    );
    expect((await server.call(login, { phone, passwd: password }, from(now))).number).toBe(0);
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

  test('nor can one IPv6 network, whichever of its addresses try; who signed in is told by the whole address', async () => {
    const enter = (tries: number, address: string) =>
      server.call(login, { phone: `135${String(tries).padStart(8, '0')}`, passwd: 'x' }, { address });
    for (let tries = 0; tries < 60; tries += 1) await enter(tries, `2001:db8:8:1::${tries + 1}`);
    expect((await enter(61, '2001:db8:8:1::ffff')).number).toBe(errors.TOO_MANY_ATTEMPTS.status);
    expect((await enter(62, '2001:db8:8:2::1')).number).toBe(errors.WRONG_CREDENTIALS.status);
    const phone = '13800000028';
    await registered(phone);
    const { data } = await server.call(login, { phone, passwd: password }, { address: '2001:db8:8:3::5' });
    const records = await server.call(getLoginRecords, {}, { token: data.session });
    // Two logins of the same millisecond have no order.
    expect(records.data.data.map(({ Address }) => Address)).toContain('2001:db8:8:3::5');
  });

  test('tries that are refused without a look keep nobody else out', async () => {
    const address = '203.0.113.11';
    const windows = { address, headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0' } };
    await registered('13800000029');
    const enter = (phone: string, passwd: string, place: { address: string }) =>
      server.call(login, { phone, passwd }, place);
    for (let tries = 0; tries < 70; tries += 1) await enter('13800000030', 'wrong', { address });
    expect((await enter('13800000029', password, windows)).number).toBe(0);
    expect((await enter('13800000030', 'wrong', { address: '203.0.113.12' })).reason).toBe(
      '账号或密码错误，还可尝试 4 次',
    );
  });

  test('tries that their address is refused for do not lock the accounts that they name', async () => {
    const address = '203.0.113.13';
    for (let tries = 0; tries < 60; tries += 1)
      await server.call(login, { phone: `134${String(tries).padStart(8, '0')}`, passwd: 'x' }, { address });
    const browsers = ['Firefox/140.0', 'Chrome/140.0', 'Edg/140.0', 'OPR/120.0', 'Quark/7.0'];
    await registered('13800000031');
    for (const browser of browsers)
      for (let tries = 0; tries < 5; tries += 1)
        await server.call(
          login,
          { phone: '13800000031', passwd: 'x' },
          { address, headers: { 'user-agent': `Mozilla/5.0 ${browser}` } },
        );
    const away = { address: '203.0.113.14' };
    expect((await server.call(login, { phone: '13800000031', passwd: password }, away)).number).toBe(0);
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
