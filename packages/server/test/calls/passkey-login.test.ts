import { confirmAuthenticator, startAuthenticator } from '@compute-market/contract/calls/authenticator';
import { getLoginDevices } from '@compute-market/contract/calls/login-device';
import { confirmPasskeyLogin, startPasskeyLogin } from '@compute-market/contract/calls/passkey';
import {
  getWechatBindStatus,
  getWechatLoginQrcode,
  getWechatLoginStatus,
  login,
} from '@compute-market/contract/calls/session';
import { WECHAT_STATUS } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { minuteMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { passkeyChallenge } from '../../src/db/schema/passkey';
import { wechatScan } from '../../src/db/schema/wechat';
import { tidyAccounts } from '../../src/domain/account/tidy';
import { codeOfStep, stepAt } from '../../src/platform/one-time-code';
import { decideScan } from '../../src/sandbox/scans';
import { createPasskeyDevice, openServer, type Mischief, type PasskeyDevice } from '../setup';
import { passkeysOn, wrongs } from './passkey-owners';
import { password, signUpsOn } from './sign-up';

const server = openServer();
const signUps = signUpsOn(server);
const { from, registered, textsTo } = signUps;
const { start, add, listOf, begin, enter, withPasskey, withSub, recordsOf } = passkeysOn(server, signUps);
const refused = errors.WRONG_CREDENTIALS.status;

describe('a login by passkey', () => {
  test('opens the session that other logins open, and tells when it was used', async () => {
    const { phone, device, token } = await withPasskey();
    const entered = await enter(device);
    expect(entered.number).toBe(0);
    expect(await recordsOf(entered.data.session)).toEqual([
      ['passkey', 'success'],
      ['register', 'success'],
    ]);
    const { data } = (await server.call(getLoginDevices, {}, { token: entered.data.session })).data;
    expect(data.find(({ Current }) => Current)?.Way).toBe('passkey');
    const now = Math.floor(server.clock.now().getTime() / 1000);
    expect(await listOf({ token })).toMatchObject([{ LastTime: now }]);
    expect(await textsTo(phone)).toHaveLength(1);
  });

  test('of a sub-account opens its own', async () => {
    const owner = await registered();
    const sub = await withSub(owner);
    const device = createPasskeyDevice();
    await add(sub, device);
    const entered = await enter(device);
    expect(await recordsOf(entered.data.session)).toEqual([
      ['passkey', 'success'],
      ['sub_account', 'success'],
    ]);
    expect((await recordsOf(owner.token)).flat()).not.toContain('passkey');
  });

  test('of a sub-account binds no chat account that waits for a login, and leaves it to the main account', async () => {
    const owner = await registered();
    const device = createPasskeyDevice();
    await add(await withSub(owner), device);
    const { scene } = (await server.call(getWechatLoginQrcode, {}, from())).data;
    const [scan] = await server.database.transaction((tx) =>
      tx.select().from(wechatScan).where(eq(wechatScan.scene, scene)),
    );
    await decideScan(server.services, scan?.ticket ?? '', 'confirm', '无主');
    const waiting = (await server.call(getWechatLoginStatus, { scene }, from())).data;
    expect(waiting.status).toBe(WECHAT_STATUS.notBound);
    const bind = (token: string) =>
      server.call(getWechatBindStatus, { scene: waiting.bind_ticket ?? '' }, { token, ...from() });
    const entered = await enter(device);
    expect((await bind(entered.data.session)).number).toBe(errors.PERMISSION_FORBIDDEN.status);
    expect((await bind(owner.token)).data).toMatchObject({ status: WECHAT_STATUS.succeeded, nickname: '无主' });
  });

  test('stands for both steps of an account with an authenticator', async () => {
    const { phone, device, token } = await withPasskey();
    const { Secret } = (await server.call(startAuthenticator, { passwd: password }, { token })).data;
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
    const bits = [...Secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
    const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
    const code = codeOfStep(secret, stepAt(server.clock.now()));
    expect((await server.call(confirmAuthenticator, { code }, { token })).number).toBe(0);
    expect((await server.call(login, { phone, passwd: password }, from())).number).toBe(
      errors.SECOND_FACTOR_REQUIRED.status,
    );
    expect((await enter(device)).number).toBe(0);
  });

  test.each([...wrongs, ['with the key of another', { forged: true }]] as const)(
    'takes none signed %s, and keeps that it was tried',
    async (_, mischief) => {
      const { device, token } = await withPasskey();
      expect(await enter(device, mischief)).toMatchObject({
        number: refused,
        reason: '通行密钥验证失败，请重试，或用密码或验证码登录',
        data: null,
      });
      expect((await recordsOf(token))[0]).toEqual(['passkey', 'wrong_passkey']);
      expect((await enter(device)).number).toBe(0);
    },
  );

  test('takes none that names another owner, and none that nobody has', async () => {
    const mine = await withPasskey();
    const theirs = await withPasskey();
    const { Options } = (await start(theirs)).data;
    expect((await enter(mine.device, { userHandle: Options.user.id })).number).toBe(refused);
    const stranger = createPasskeyDevice();
    stranger.make({ ...Options, challenge: 'x' });
    expect(await enter(stranger)).toMatchObject({
      number: refused,
      reason: '该通行密钥不属于本站或已被删除，请用密码或验证码登录',
    });
  });

  test('takes an answer once, and with the ticket of its own browser', async () => {
    const { device } = await withPasskey();
    const { Ticket, Options } = await begin();
    const shown = device.show(Options);
    const other = await begin();
    const send = async (ticket: string) => (await server.call(confirmPasskeyLogin, { ticket, shown }, from())).number;
    expect(await send(other.Ticket)).toBe(refused);
    expect(await send(Ticket)).toBe(0);
    expect(await send(Ticket)).toBe(errors.CHALLENGE_EXPIRED.status);
  });

  test('sent twice at once opens one session', async () => {
    const { device } = await withPasskey();
    const { Ticket, Options } = await begin();
    const input = { ticket: Ticket, shown: device.show(Options) };
    const answers = await Promise.all([1, 2].map(() => server.call(confirmPasskeyLogin, input, from())));
    expect(answers.map(({ number }) => number).sort()).toEqual([0, errors.CHALLENGE_EXPIRED.status]);
  });

  test('is over after five minutes, also when it failed, and is swept up', async () => {
    const { device } = await withPasskey();
    const late = await begin();
    server.clock.advance(5 * minuteMs);
    const send = (ticket: string, options: typeof late.Options, mischief: Mischief = {}) =>
      server.call(confirmPasskeyLogin, { ticket, shown: device.show(options, mischief) }, from());
    expect((await send(late.Ticket, late.Options)).reason).toBe('操作已超时，请重新使用通行密钥登录');
    const failed = await begin();
    expect((await send(failed.Ticket, failed.Options, { forged: true })).number).toBe(refused);
    expect((await send(failed.Ticket, failed.Options)).number).toBe(errors.CHALLENGE_EXPIRED.status);
    server.clock.advance(1000);
    await server.database.transaction((tx) => tidyAccounts.work(tx, {}, server.services, undefined));
    expect(await server.database.transaction((tx) => tx.$count(passkeyChallenge))).toBe(0);
  });

  test('of a device that counts goes on with a higher count alone, and its owner hears of a lower one', async () => {
    const { phone, device, token } = await withPasskey(5);
    expect((await enter(device, { counter: 7 })).number).toBe(0);
    for (const counter of [7, 6, 0]) {
      const answer = await enter(device, { counter });
      expect(answer.number).toBe(refused);
      expect(answer.reason).toContain('可能被复制');
    }
    expect((await recordsOf(token))[0]).toEqual(['passkey', 'copied_passkey']);
    expect((await textsTo(phone)).filter((text) => text.includes('可能被复制'))).toHaveLength(3);
    // Whoever has no key may say what it likes of the count: nobody is frightened.
    expect((await enter(device, { counter: 1, forged: true })).reason).toContain('验证失败');
    expect((await enter(device, { counter: 8 })).number).toBe(0);
  });

  /** Two that are begun before either ends, sent in this order. */
  const beginTwice = async (device: PasskeyDevice, counters: readonly number[]) => {
    server.clock.advance(1000);
    const begun = [await begin(), await begin()];
    server.clock.advance(1000);
    return begun.map(({ Ticket, Options }, index) => {
      const shown = device.show(Options, { counter: counters[index] ?? 0 });
      return () => server.call(confirmPasskeyLogin, { ticket: Ticket, shown }, from());
    });
  };

  test('that another overtook is asked to try again, and nobody hears of a copy', async () => {
    const { phone, device, token } = await withPasskey(1);
    const [first, second] = await beginTwice(device, [2, 3]);
    expect((await second?.())?.number).toBe(0);
    expect(await first?.()).toMatchObject({
      number: errors.CHALLENGE_EXPIRED.status,
      reason: '该通行密钥刚刚在别处登录过，请重试',
    });
    expect((await recordsOf(token)).flat()).not.toContain('copied_passkey');
    expect((await textsTo(phone)).join('')).not.toContain('可能被复制');
    // Whoever was asked after that and says less is no honest one.
    expect((await enter(device, { counter: 3 })).reason).toContain('可能被复制');
    expect((await enter(device, { counter: 4 })).number).toBe(0);
  });

  test.each([
    ['one count', [2, 2], 1],
    ['two counts', [2, 3], 1],
    ['no count', [0, 0], 2],
  ] as const)('twice at once with %s opens a session for each that counts on', async (_, counters, least) => {
    const { device, token } = await withPasskey(counters[0] === 0 ? 0 : 1);
    const answers = await Promise.all((await beginTwice(device, counters)).map((send) => send()));
    const numbers = answers.map(({ number }) => number);
    expect(numbers.filter((number) => number === 0).length).toBeGreaterThanOrEqual(least);
    expect(numbers.filter((number) => number !== 0 && number !== errors.CHALLENGE_EXPIRED.status)).toEqual([]);
    if (counters[0] === counters[1]) expect(numbers.filter((number) => number === 0)).toHaveLength(least);
    expect((await recordsOf(token)).flat()).not.toContain('copied_passkey');
  });

  test('is braked like a password: five wrong ones of one place, and others go on elsewhere', async () => {
    const { device } = await withPasskey();
    const here = from();
    for (let tried = 0; tried < 5; tried += 1)
      expect((await enter(device, { forged: true }, here)).number).toBe(refused);
    expect((await enter(device, {}, here)).number).toBe(errors.TOO_MANY_ATTEMPTS.status);
    expect((await enter(device)).number).toBe(0);
  });

  test('may be begun sixty times from one address', async () => {
    const here = from();
    for (let begun = 0; begun < 60; begun += 1) await begin(here);
    expect((await server.call(startPasskeyLogin, {}, here)).number).toBe(errors.TOO_MANY_ATTEMPTS.status);
    expect((await server.call(startPasskeyLogin, {}, from())).number).toBe(0);
  });

  test('may be begun sixty times from one IPv6 network, whichever of its addresses begin', async () => {
    for (let begun = 0; begun < 60; begun += 1) await begin({ address: `2001:db8:a:1::${begun + 1}` });
    const next = (address: string) => server.call(startPasskeyLogin, {}, { address });
    expect((await next('2001:db8:a:1::ffff')).number).toBe(errors.TOO_MANY_ATTEMPTS.status);
    expect((await next('2001:db8:a:2::1')).number).toBe(0);
  });

  test.each([
    ['no ticket', { ticket: '' }],
    ['no answer of a device', { shown: {} }],
    ['an answer of letters', { shown: { id: '?', rawId: '?', type: 'public-key', response: {} } }],
  ])('refuses %s', async (_, wrong) => {
    const { device } = await withPasskey();
    const { Ticket, Options } = await begin();
    const input = { ticket: Ticket, shown: device.show(Options), ...wrong };
    expect((await server.call(confirmPasskeyLogin, input as never, from())).number).toBe(errors.INVALID_REQUEST.status);
  });

  test('reads a device that sends nonsense as one that is wrong', async () => {
    const { device } = await withPasskey();
    for (const part of ['clientDataJSON', 'authenticatorData', 'signature'] as const) {
      const { Ticket, Options } = await begin();
      const shown = device.show(Options);
      const nonsense = { ...shown, response: { ...shown.response, [part]: 'AAAA' } };
      const answer = await server.call(confirmPasskeyLogin, { ticket: Ticket, shown: nonsense }, from());
      expect([answer.number, answer.http]).toEqual([refused, 200]);
    }
  });
});
