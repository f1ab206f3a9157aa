import {
  getUserInfo,
  logout,
  modifyLoginPhone,
  modifyPassword,
  unregister,
} from '@compute-market/contract/calls/account';
import { endOtherLoginDevices, getLoginRecords } from '@compute-market/contract/calls/login-device';
import {
  getWechatBindQrcode,
  getWechatBindStatus,
  getWechatLoginQrcode,
  getWechatLoginStatus,
  login,
  resetPassword,
  sendSmsCode,
  unbindWechat,
} from '@compute-market/contract/calls/session';
import { QR_VALID_SECONDS } from '@compute-market/contract/constants';
import { WECHAT_STATUS, type SmsScene } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { minuteMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../src/db/schema/account';
import { wechatBinding, wechatScan } from '../../src/db/schema/wechat';
import { hashPassword } from '../../src/platform/password';
import { decideScan, type ScanAction } from '../../src/sandbox/scans';
import { onPostgres, openServer, startTestServer } from '../setup';
import { customer, subAccountOf, type Customer } from './instance-customers';
import { password, signUpsOn, type Owner } from './sign-up';

const server = openServer();
const signUps = signUpsOn(server);
let address = 0;

/** Every test comes from an address of its own: requests are counted by address. */
const from = () => ({ address: `198.51.100.${(address += 1)}` });
const { waiting, scanned, succeeded, expired, notBound } = WECHAT_STATUS;

async function codeTo(phone: string, scene: SmsScene, token?: string): Promise<string> {
  server.clock.advance(minuteMs);
  await server.call(sendSmsCode, { phone, scene }, token === undefined ? from() : { token });
  return signUps.newest(phone);
}

async function ticketOf(scene: string): Promise<string> {
  const [scan] = await server.database.transaction((tx) =>
    tx.select().from(wechatScan).where(eq(wechatScan.scene, scene)),
  );
  return scan?.ticket ?? '';
}

const answer = async (scene: string, action: ScanAction, nickname = '小林') =>
  decideScan(server.services, await ticketOf(scene), action, nickname);
const loginCode = async (options = from()) => (await server.call(getWechatLoginQrcode, {}, options)).data;
const look = async (scene: string) => (await server.call(getWechatLoginStatus, { scene }, from())).data;
const bindCode = async (who: Customer) =>
  (await server.call(getWechatBindQrcode, {}, { token: who.token, ...from() })).data;
const bindLook = (who: Customer, scene?: string) =>
  server.call(getWechatBindStatus, scene === undefined ? {} : { scene }, { token: who.token, ...from() });

/** A customer whose chat account has this nickname. */
async function bound(nickname: string): Promise<Customer> {
  const who = await customer(server);
  const { scene } = await bindCode(who);
  await answer(scene, 'confirm', nickname);
  return who;
}

describe('signing in with a chat account', () => {
  test('goes from waiting over scanned to a session of the bound account', async () => {
    const who = await bound('阿澄');
    const { qrcode, scene, expire_time } = await loginCode();
    expect(qrcode).toMatch(/^data:image\/png;base64,/);
    expect(expire_time * 1000 - server.clock.now().getTime()).toBe(QR_VALID_SECONDS * 1000);
    expect(await look(scene)).toEqual({ status: waiting });
    await answer(scene, 'scan');
    expect(await look(scene)).toEqual({ status: scanned });
    await answer(scene, 'confirm', '阿澄');
    const entered = await look(scene);
    expect(entered.status).toBe(succeeded);
    const mine = await server.call(getUserInfo, {}, { token: who.token });
    expect((await server.call(getUserInfo, {}, { token: entered.session ?? '' })).data.Id).toBe(mine.data.Id);
    expect((await server.call(getLoginRecords, {}, { token: who.token })).data.data).toContainEqual(
      expect.objectContaining({ Way: 'wechat', Result: 'success' }),
    );
  });

  test('works once: the code is over afterwards', async () => {
    await bound('一次');
    const { scene } = await loginCode();
    await answer(scene, 'confirm', '一次');
    expect((await look(scene)).status).toBe(succeeded);
    expect(await look(scene)).toEqual({ status: expired });
    expect(await answer(scene, 'confirm', '一次')).toBe(false);
  });

  test('ends when the code runs out, is declined, or never was', async () => {
    const [late, declined] = [await loginCode(), await loginCode()];
    await answer(declined.scene, 'refuse');
    expect(await look(declined.scene)).toEqual({ status: expired });
    expect(await answer(declined.scene, 'confirm')).toBe(false);
    server.clock.advance(QR_VALID_SECONDS * 1000);
    expect(await look(late.scene)).toEqual({ status: expired });
    expect(await answer(late.scene, 'confirm')).toBe(false);
    expect(await look('made-up')).toEqual({ status: expired });
  });

  test('cannot be followed by who only saw the code', async () => {
    const { scene } = await loginCode();
    expect(await look(await ticketOf(scene))).toEqual({ status: expired });
  });

  test('of an unknown chat account hands a ticket that binds it after another sign-in, once', async () => {
    const { scene } = await loginCode();
    await answer(scene, 'confirm', '新朋友');
    const { status, bind_ticket: ticket = '' } = await look(scene);
    expect(status).toBe(notBound);
    const who = await customer(server);
    // However old the code was when it was scanned, there is time to register.
    server.clock.advance(9 * minuteMs);
    expect((await bindLook(who, ticket)).data).toMatchObject({ status: succeeded, nickname: '新朋友' });
    expect((await bindLook(await customer(server), ticket)).data.status).toBe(expired);
  });

  test('the ticket is over after ten minutes', async () => {
    const { scene } = await loginCode();
    await answer(scene, 'confirm', '来迟了');
    const { bind_ticket: ticket = '' } = await look(scene);
    const who = await customer(server);
    server.clock.advance(10 * minuteMs);
    expect((await bindLook(who, ticket)).data.status).toBe(expired);
    expect((await bindLook(who)).data.status).toBe(waiting);
  });

  test('one address gets twenty codes a minute, and polls without end are stopped', async () => {
    const options = from();
    for (let asked = 0; asked < 20; asked += 1) await loginCode(options);
    expect((await server.call(getWechatLoginQrcode, {}, options)).number).toBe(errors.TOO_MANY_REQUESTS.status);
    for (let asked = 0; asked < 120; asked += 1) await server.call(getWechatLoginStatus, { scene: 'guess' }, options);
    expect((await server.call(getWechatLoginStatus, { scene: 'guess' }, options)).number).toBe(
      errors.TOO_MANY_REQUESTS.status,
    );
    server.clock.advance(minuteMs);
    expect((await server.call(getWechatLoginQrcode, {}, options)).number).toBe(0);
  });

  test('so does one IPv6 network, whichever of its addresses ask', async () => {
    const ask = async (address: string) => (await server.call(getWechatLoginQrcode, {}, { address })).number;
    for (let asked = 0; asked < 20; asked += 1) expect(await ask(`2001:db8:9:1::${asked + 1}`)).toBe(0);
    expect(await ask('2001:db8:9:1::ffff')).toBe(errors.TOO_MANY_REQUESTS.status);
    expect(await ask('2001:db8:9:2::1')).toBe(0);
    // Who watches the sandbox sees the newest codes alone.
    server.clock.advance(minuteMs);
  });

  test.runIf(onPostgres)('gives one session to ten who poll at once', async () => {
    await bound('竞速');
    const { scene } = await loginCode();
    await answer(scene, 'confirm', '竞速');
    const answers = await Promise.all(Array.from({ length: 10 }, () => look(scene)));
    expect(answers.filter(({ session }) => session !== undefined)).toHaveLength(1);
  });
});

describe('binding a chat account', () => {
  test('shows its nickname and when it was bound, until it is let go', async () => {
    const who = await customer(server);
    expect((await bindLook(who)).data).toEqual({ status: waiting, nickname: '', bind_time: null });
    const { scene } = await bindCode(who);
    expect((await bindLook(who, scene)).data.status).toBe(waiting);
    await answer(scene, 'confirm', '林知远');
    const state = { status: succeeded, nickname: '林知远', bind_time: Math.floor(server.clock.now().getTime() / 1000) };
    expect((await bindLook(who, scene)).data).toEqual(state);
    expect((await bindLook(who)).data).toEqual(state);
    expect((await server.call(getWechatBindQrcode, {}, { token: who.token, ...from() })).number).toBe(
      errors.CONFLICT.status,
    );
    const passwordHash = await hashPassword('Abcd1234');
    await server.database.transaction((tx) => tx.update(users).set({ passwordHash }).where(eq(users.id, who.userId)));
    expect((await server.call(unbindWechat, { passwd: 'wrong' }, { token: who.token })).number).toBe(
      errors.OLD_PASSWORD_WRONG.status,
    );
    expect((await server.call(unbindWechat, { passwd: 'Abcd1234' }, { token: who.token })).number).toBe(0);
    expect((await bindLook(who)).data.status).toBe(waiting);
    expect((await server.call(unbindWechat, {}, { token: who.token })).number).toBe(errors.NOT_FOUND.status);
  });

  test('that is bound to somebody else is refused and stays theirs', async () => {
    await bound('抢手');
    const second = await customer(server);
    const { scene } = await bindCode(second);
    await answer(scene, 'confirm', '抢手');
    expect((await bindLook(second, scene)).number).toBe(errors.WECHAT_TAKEN.status);
    expect((await bindLook(second)).data.status).toBe(waiting);
  });

  test('is not followed by another customer, nor by the poll of a sign-in', async () => {
    const { scene } = await bindCode(await customer(server));
    await answer(scene, 'confirm', '外人');
    expect((await bindLook(await customer(server), scene)).data.status).toBe(expired);
    expect(await look(scene)).toEqual({ status: expired });
  });

  test('needs a session, and a sub-account has none to bind', async () => {
    expect((await server.call(getWechatBindQrcode, {})).number).toBe(errors.SESSION_INVALID.status);
    const sub = await subAccountOf(server, await customer(server), 'chat', 1);
    for (const call of [getWechatBindQrcode, getWechatBindStatus, unbindWechat]) {
      expect((await server.call(call, {}, { token: sub.token })).number).toBe(errors.PERMISSION_FORBIDDEN.status);
    }
  });

  test.runIf(onPostgres)('by five customers at once makes one of them its owner', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => customer(server)));
    const codes = await Promise.all(people.map(bindCode));
    await Promise.all(codes.map(({ scene }) => answer(scene, 'confirm', '五人')));
    expect(
      await server.database.transaction((tx) => tx.$count(wechatBinding, eq(wechatBinding.openId, 'sandbox-五人'))),
    ).toBe(1);
  });
});

/** Ways to shut out whoever sits in a session of the account. */
const shutOuts: readonly (readonly [
  string,
  (owner: Owner, elsewhere: Owner) => Promise<{ readonly number: number }>,
])[] = [
  [
    'a forgotten password is set anew',
    async ({ phone }) =>
      server.call(resetPassword, { phone, code: await codeTo(phone, 'reset_passwd'), passwd: 'Abcd4321' }, from()),
  ],
  [
    'the password is changed',
    ({ token }) => server.call(modifyPassword, { old_passwd: password, new_passwd: 'Abcd4321' }, { token }),
  ],
  [
    'the login phone is changed',
    async ({ phone, token }) => {
      const code = await codeTo(phone, 'current_phone', token);
      const next = phone.replace('138', '139');
      return server.call(
        modifyLoginPhone,
        { code, phone: next, new_code: await codeTo(next, 'new_phone', token) },
        { token },
      );
    },
  ],
  [
    'the account is closed',
    async ({ phone, token }) => server.call(unregister, { code: await codeTo(phone, 'unregister', token) }, { token }),
  ],
  ['all other browsers are signed out', ({ token }) => server.call(endOtherLoginDevices, {}, { token })],
  ['its browser signs out', (_owner, elsewhere) => server.call(logout, {}, { token: elsewhere.token })],
];

describe('a code to bind with', () => {
  test.each(shutOuts)('ends with the sessions when %s', async (_way, shutOut) => {
    const owner = await signUps.registered();
    const entered = await server.call(login, { phone: owner.phone, passwd: password }, from());
    const elsewhere = { phone: owner.phone, token: entered.data.session };
    const { data } = await server.call(getWechatBindQrcode, {}, { token: elsewhere.token, ...from() });
    const ticket = await ticketOf(data.scene);
    expect((await shutOut(owner, elsewhere)).number).toBe(0);
    expect(await decideScan(server.services, ticket, 'confirm', `生人${owner.phone}`)).toBe(false);
    expect(
      await server.database.transaction((tx) =>
        tx.$count(wechatBinding, eq(wechatBinding.openId, `sandbox-生人${owner.phone}`)),
      ),
    ).toBe(0);
  });

  test('tells the phone, once, that a chat account lets in now', async () => {
    const owner = await signUps.registered();
    const { data } = await server.call(getWechatBindQrcode, {}, { token: owner.token, ...from() });
    await answer(data.scene, 'confirm', '新钥匙');
    await answer(data.scene, 'confirm', '新钥匙');
    expect(await signUps.textsTo(owner.phone)).toEqual([
      expect.stringContaining('已绑定微信，可用微信扫码登录；如非本人操作'),
    ]);
  });
});

describe('the sandbox', () => {
  test('lists the codes that wait, opens one as a scan and takes the answer only from its own page', async () => {
    const { scene } = await loginCode();
    const ticket = await ticketOf(scene);
    expect((await server.app.inject('/sandbox')).body).toContain(ticket);
    const opened = await server.app.inject(`/sandbox/wechat/${ticket}`);
    expect(opened.body).toContain('微信登录');
    expect(await look(scene)).toEqual({ status: scanned });
    const send = (pageToken: string) =>
      server.app.inject({
        method: 'POST',
        url: `/sandbox/wechat/${ticket}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ page_token: pageToken, action: 'confirm', nickname: '<b>' }).toString(),
      });
    await send('forged');
    expect(await look(scene)).toEqual({ status: scanned });
    await send(/name="page_token" value="([^"]+)"/.exec(opened.body)?.[1] ?? '');
    expect((await look(scene)).status).toBe(notBound);
    expect((await server.app.inject('/sandbox/wechat/unknown')).statusCode).toBe(404);
  });
});

test('without the demo a code is refused before it exists', async () => {
  const real = await startTestServer({ config: { demo: false } });
  expect(await real.call(getWechatLoginQrcode, {})).toMatchObject({
    number: errors.NOT_AVAILABLE.status,
    reason: '微信扫码尚未开通，请使用其他方式',
  });
  expect(await real.database.transaction((tx) => tx.$count(wechatScan))).toBe(0);
  await real.close();
});
