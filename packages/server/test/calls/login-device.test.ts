import { getUserInfo, logout, modifyPassword } from '@compute-market/contract/calls/account';
import {
  endLoginDevice,
  endOtherLoginDevices,
  getLoginDevices,
  getLoginRecords,
} from '@compute-market/contract/calls/login-device';
import { login, register, sendSmsCode, subAccountLogin } from '@compute-market/contract/calls/session';
import { errors } from '@compute-market/contract/errors';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { loginRecord, sessions, subAccounts, users } from '../../src/db/schema/account';
import { deviceOf } from '../../src/platform/device';
import { tidyAccounts } from '../../src/domain/account/tidy';
import { hashPassword } from '../../src/platform/password';
import { findMessages } from '../../src/sandbox/overview-data';
import { openServer } from '../setup';

const server = openServer();

const password = 'Abcd1234';
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';
const from = (userAgent: string, address = '203.0.113.9') => ({ headers: { 'user-agent': userAgent }, address });

/** A new customer who has registered and is signed in no longer. */
async function newcomer(phone: string): Promise<void> {
  await server.call(sendSmsCode, { phone, scene: 'register' });
  const [message] = await server.database.transaction((tx) => findMessages(tx, phone));
  const { data } = await server.call(
    register,
    { phone, code: message?.code ?? '', passwd: password, agree: true },
    from(chrome),
  );
  await server.call(logout, {}, { token: data.session });
}

async function addSubAccount(phone: string, name: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await server.database.transaction(async (tx) => {
    const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.phone, phone));
    await tx
      .insert(subAccounts)
      .values({ userId: owner?.id ?? 0, name, passwordHash, moneyLimitFen: 0n, createdAt: server.clock.now() });
  });
}

const enter = async (phone: string, options = from(chrome)) =>
  (await server.call(login, { phone, passwd: password }, options)).data.session;
const enterAsSub = async (phone: string, name: string) =>
  (await server.call(subAccountLogin, { phone, sub_account_name: name, passwd: password }, from(safari))).data.session;
const devices = async (token: string) => (await server.call(getLoginDevices, {}, { token })).data;
const records = async (token: string) => (await server.call(getLoginRecords, {}, { token })).data.data;
const stillIn = async (token: string) => (await server.call(getUserInfo, {}, { token })).number;

describe('the devices that are signed in', () => {
  test('this one stands first, the others follow by their last use', async () => {
    const phone = '13800001001';
    await newcomer(phone);
    const here = await enter(phone);
    server.clock.advance(hourMs);
    const older = await enter(phone, from(safari, '203.0.113.10'));
    server.clock.advance(hourMs);
    await enter(phone, from('curl/8.5.0', '2001:db8::1'));
    server.clock.advance(hourMs);
    await stillIn(older);
    const { data, total } = await devices(here);
    expect(total).toBe(3);
    expect(data.map(({ Browser, System, Address, Current }) => [Browser, System, Address, Current])).toEqual([
      ['Chrome', 'Windows', '203.0.113.9', true],
      ['Safari', 'macOS', '203.0.113.10', false],
      ['curl', '', '2001:db8::1', false],
    ]);
    expect(data[1]?.LastTime).toBe((data[1]?.CreateTime ?? 0) + 7200);
    expect(data.every(({ Way }) => Way === 'password')).toBe(true);
  });

  test('a name says nothing of how many there are, and nothing of the token', async () => {
    const phone = '13800001002';
    await newcomer(phone);
    const token = await enter(phone);
    const [device] = (await devices(token)).data;
    expect(device?.Id).toMatch(/^[a-z0-9]{12}$/);
    expect(token).not.toContain(device?.Id);
  });

  test('one that was not used for a day is no longer among them', async () => {
    const phone = '13800001003';
    await newcomer(phone);
    await enter(phone);
    server.clock.advance(25 * hourMs);
    const here = await enter(phone);
    expect((await devices(here)).total).toBe(1);
  });

  test('one is ended from another, answers status 2 from then on, and cannot be ended twice', async () => {
    const phone = '13800001004';
    await newcomer(phone);
    const lost = await enter(phone, from(safari));
    const here = await enter(phone);
    const device_id = (await devices(here)).data.find(({ Current }) => !Current)?.Id ?? '';
    expect((await server.call(endLoginDevice, { device_id }, { token: here })).number).toBe(0);
    expect(await stillIn(lost)).toBe(2);
    expect(await stillIn(here)).toBe(0);
    expect(await server.call(endLoginDevice, { device_id }, { token: here })).toMatchObject({
      number: errors.NOT_FOUND.status,
      reason: '该设备已退出登录，请刷新列表',
    });
  });

  test('all others are ended at once; of strangers and sub-accounts none', async () => {
    const phone = '13800001005';
    await newcomer(phone);
    await addSubAccount(phone, 'lab');
    await newcomer('13800001006');
    const stranger = await enter('13800001006');
    const sub = await enterAsSub(phone, 'lab');
    const others = [await enter(phone), await enter(phone, from(safari))];
    const here = await enter(phone);
    expect((await server.call(endOtherLoginDevices, {}, { token: here })).data).toEqual({ EndedNum: 2 });
    expect(await Promise.all(others.map(stillIn))).toEqual([2, 2]);
    expect(await Promise.all([here, stranger, sub].map(stillIn))).toEqual([0, 0, 0]);
    expect((await server.call(endOtherLoginDevices, {}, { token: here })).data).toEqual({ EndedNum: 0 });
  });

  test('a sub-account sees and ends its own, its main account its own', async () => {
    const phone = '13800001007';
    await newcomer(phone);
    await addSubAccount(phone, 'lab-a');
    await addSubAccount(phone, 'lab-b');
    const main = await enter(phone);
    const neighbour = await enterAsSub(phone, 'lab-b');
    const sub = await enterAsSub(phone, 'lab-a');
    expect(await devices(sub)).toMatchObject({
      total: 1,
      data: [{ Way: 'sub_account', Browser: 'Safari', Current: true }],
    });
    const foreign = [main, neighbour].map(async (token) => (await devices(token)).data[0]?.Id ?? '');
    for (const device_id of await Promise.all(foreign))
      expect((await server.call(endLoginDevice, { device_id }, { token: sub })).number).toBe(errors.NOT_FOUND.status);
    const [{ Id: subDevice } = { Id: '' }] = (await devices(sub)).data;
    expect((await server.call(endLoginDevice, { device_id: subDevice }, { token: main })).number).toBe(
      errors.NOT_FOUND.status,
    );
    expect((await server.call(endOtherLoginDevices, {}, { token: sub })).data).toEqual({ EndedNum: 0 });
    expect(await Promise.all([main, neighbour, sub].map(stillIn))).toEqual([0, 0, 0]);
  });

  test('of very many the fifty used last are listed, with the total', async () => {
    const phone = '13800001008';
    await newcomer(phone);
    const here = await enter(phone);
    await server.database.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(eq(users.phone, phone));
      if (row === undefined) throw new Error('no session');
      const { id: _id, ...like } = row.sessions;
      for (let number = 0; number < 60; number += 1)
        await tx.insert(sessions).values({
          ...like,
          tokenHash: `many-${number}`,
          publicId: `many-${number}`,
          lastSeenAt: new Date(like.lastSeenAt.getTime() + number),
        });
    });
    const { data, total } = await devices(here);
    expect([data.length, total, data[0]?.Current, data[1]?.Id]).toEqual([50, 61, true, 'many-59']);
  });
});

describe('who came to an account', () => {
  test('right and wrong passwords, and the registration, are listed newest first', async () => {
    const phone = '13800002001';
    await newcomer(phone);
    server.clock.advance(1000);
    await server.call(login, { phone, passwd: 'wrong' }, from('python-requests/2.32.3', '198.51.100.7'));
    server.clock.advance(1000);
    const here = await enter(phone);
    expect((await records(here)).map(({ Way, Result, Browser, Address }) => [Way, Result, Browser, Address])).toEqual([
      ['password', 'success', 'Chrome', '203.0.113.9'],
      ['password', 'wrong_password', 'Python', '198.51.100.7'],
      ['register', 'success', 'Chrome', '203.0.113.9'],
    ]);
  });

  test('a sub-account reads of its own logins and failures, its main account of neither', async () => {
    const phone = '13800002002';
    await newcomer(phone);
    await addSubAccount(phone, 'lab');
    await server.call(subAccountLogin, { phone, sub_account_name: 'lab', passwd: 'wrong' });
    server.clock.advance(1000);
    const sub = await enterAsSub(phone, 'lab');
    expect((await records(sub)).map(({ Way, Result }) => [Way, Result])).toEqual([
      ['sub_account', 'success'],
      ['sub_account', 'wrong_password'],
    ]);
    expect((await records(await enter(phone))).map(({ Way }) => Way)).toEqual(['password', 'register']);
  });

  test('twenty logins are listed', async () => {
    const phone = '13800002004';
    await newcomer(phone);
    for (let number = 0; number < 22; number += 1) {
      server.clock.advance(1000);
      await enter(phone);
    }
    expect(await records(await enter(phone))).toHaveLength(20);
  });

  test('tries of strangers push no login out of sight, and are bounded too', async () => {
    const phone = '13800002007';
    await newcomer(phone);
    server.clock.advance(1000);
    await enter(phone);
    await server.database.transaction(async (tx) => {
      const [row] = await tx.select({ id: users.id }).from(users).where(eq(users.phone, phone));
      const tried = {
        userId: row?.id ?? 0,
        way: 'password',
        address: '198.51.100.7',
        browser: '',
        system: '',
      } as const;
      const at = (number: number) => new Date(server.clock.now().getTime() + number);
      for (let number = 1; number <= 30; number += 1)
        await tx
          .insert(loginRecord)
          .values({ ...tried, id: `stranger-${number}`, result: 'wrong_password', createdAt: at(number) });
    });
    server.clock.advance(1000);
    const listed = await records(await enter(phone));
    const results = listed.map(({ Result }) => Result);
    const wrong = Array.from({ length: 20 }, () => 'wrong_password');
    expect(results).toEqual(['success', ...wrong, 'success', 'success']);
    expect(listed[1]?.Id).toBe('stranger-30');
  });

  test('nothing is kept of a try at no account', async () => {
    const before = await server.database.transaction((tx) => tx.$count(loginRecord));
    await server.call(login, { phone: '13800002999', passwd: 'wrong' });
    await server.call(subAccountLogin, { phone: '13800002004', sub_account_name: 'nobody', passwd: 'wrong' });
    expect(await server.database.transaction((tx) => tx.$count(loginRecord))).toBe(before);
  });

  test('a changed password leaves the records and ends the devices', async () => {
    const phone = '13800002005';
    await newcomer(phone);
    const here = await enter(phone);
    await server.call(modifyPassword, { old_passwd: password, new_passwd: 'Gpu2026rent' }, { token: here });
    const again = (await server.call(login, { phone, passwd: 'Gpu2026rent' })).data.session;
    expect((await devices(again)).total).toBe(1);
    expect(await records(again)).toHaveLength(3);
  });

  test('half a year later they are forgotten', async () => {
    const phone = '13800002006';
    await newcomer(phone);
    server.clock.advance(179 * 24 * hourMs);
    const tidy = () => server.database.transaction((tx) => tidyAccounts.work(tx, {}, server.services, undefined));
    await tidy();
    const here = await enter(phone);
    expect(await records(here)).toHaveLength(2);
    server.clock.advance(2 * 24 * hourMs);
    await tidy();
    expect(await records(await enter(phone))).toHaveLength(2);
  });
});

describe('what a browser says of itself', () => {
  test.each([
    [chrome, 'Chrome', 'Windows'],
    [safari, 'Safari', 'macOS'],
    [`${chrome} Edg/131.0.0.0`, 'Edge', 'Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.54',
      '微信',
      'iPhone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/131.0 Mobile/15E148 Safari/604.1',
      'Chrome',
      'iPad',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; Mi 14) AppleWebKit/537.36 Chrome/118.0 Mobile Safari/537.36 XiaoMi/MiuiBrowser/18.8',
      '小米浏览器',
      'Android',
    ],
    [
      'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0 Safari/537.36 ArkWeb/4.1 Mobile HuaweiBrowser/5.0',
      '华为浏览器',
      '鸿蒙',
    ],
    ['curl/8.5.0', 'curl', ''],
    ['', '', ''],
    ['<img src=x onerror=alert(1)> Windows', '', 'Windows'],
  ])('%s', (text, browser, system) => {
    expect(deviceOf(text)).toEqual({ browser, system });
  });

  test('a header as long as it may be lets in, and is not kept', async () => {
    const phone = '13800003001';
    await newcomer(phone);
    const here = await enter(phone, from(`<script>${'A'.repeat(6000)} Chrome/1`));
    const [device] = (await devices(here)).data;
    expect([device?.Browser, device?.System]).toEqual(['', '']);
    expect(await server.database.transaction((tx) => tx.select().from(sessions))).not.toContainEqual(
      expect.objectContaining({ browser: expect.stringContaining('script') as string }),
    );
  });
});
