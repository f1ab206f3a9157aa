import { unregister } from '@compute-market/contract/calls/account';
import { addApiKey } from '@compute-market/contract/calls/api-key';
import { confirmAuthenticator, startAuthenticator } from '@compute-market/contract/calls/authenticator';
import { getLoginDevices, getLoginRecords } from '@compute-market/contract/calls/login-device';
import { getOperations } from '@compute-market/contract/calls/operation';
import {
  confirmPasskey,
  confirmPasskeyLogin,
  getPasskeyDomain,
  getPasskeys,
  removePasskey,
  startPasskey,
  startPasskeyLogin,
} from '@compute-market/contract/calls/passkey';
import {
  getWechatBindStatus,
  getWechatLoginQrcode,
  getWechatLoginStatus,
  login,
  register,
  sendSmsCode,
  subAccountLogin,
} from '@compute-market/contract/calls/session';
import { addSubAccount, deleteSubAccount, resetSubAccountPassword } from '@compute-market/contract/calls/sub-account';
import { PASSKEYS_MAX } from '@compute-market/contract/entities/passkey';
import { WECHAT_STATUS } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { minuteMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passkey, passkeyChallenge } from '../../src/db/schema/passkey';
import { sandboxReminder } from '../../src/db/schema/reminder';
import { wechatScan } from '../../src/db/schema/wechat';
import { tidyAccounts } from '../../src/domain/account/tidy';
import { passkeySite } from '../../src/domain/passkey/site';
import { sendReminder } from '../../src/domain/reminder/remind';
import { runDueJobs } from '../../src/jobs/runner';
import { codeOfStep, stepAt } from '../../src/platform/one-time-code';
import { findMessages } from '../../src/sandbox/overview-data';
import { decideScan } from '../../src/sandbox/scans';
import {
  createPasskeyDevice,
  startTestServer,
  testConfig,
  type Mischief,
  type PasskeyDevice,
  type TestServer,
} from '../setup';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const password = 'Abcd1234';
let visitors = 0;
/** Limits are counted by address: every caller has one. */
const from = () => ({ address: `198.51.${100 + Math.floor((visitors += 1) / 250)}.${visitors % 250}` });

async function newest(phone: string): Promise<string> {
  const [message] = await server.database.transaction((tx) => findMessages(tx, phone));
  return message?.code ?? '';
}

interface Owner {
  readonly phone: string;
  readonly token: string;
}

let phones = 0;
async function registered(): Promise<Owner> {
  const phone = `138000070${String((phones += 1)).padStart(2, '0')}`;
  await server.call(sendSmsCode, { phone, scene: 'register' }, from());
  const code = await newest(phone);
  const { data } = await server.call(register, { phone, code, passwd: password, agree: true }, from());
  return { phone, token: data.session };
}

const start = ({ token }: Pick<Owner, 'token'>, passwd = password) =>
  server.call(startPasskey, { passwd }, { token, ...from() });

async function add(owner: Pick<Owner, 'token'>, device: PasskeyDevice, mischief: Mischief = {}, name = '办公室电脑') {
  const { Ticket, Options } = (await start(owner)).data;
  const made = device.make(Options, mischief);
  return server.call(confirmPasskey, { ticket: Ticket, name, made }, { token: owner.token, ...from() });
}

const listOf = async ({ token }: Pick<Owner, 'token'>) => (await server.call(getPasskeys, {}, { token })).data.data;
const begin = async (caller = from()) => (await server.call(startPasskeyLogin, {}, caller)).data;

async function enter(device: PasskeyDevice, mischief: Mischief = {}, caller = from()) {
  // Records of one moment stand in no order.
  server.clock.advance(1000);
  const { Ticket, Options } = await begin(caller);
  return server.call(confirmPasskeyLogin, { ticket: Ticket, shown: device.show(Options, mischief) }, caller);
}

interface WithDevice extends Owner {
  readonly device: PasskeyDevice;
}

async function withPasskey(counter = 0): Promise<WithDevice> {
  const owner = await registered();
  const device = createPasskeyDevice();
  expect((await add(owner, device, { counter })).number).toBe(0);
  return { ...owner, device };
}

async function withSub({ phone, token }: Owner, name = 'lab') {
  await server.call(addSubAccount, { sub_account_name: name, passwd: password, money_limit: 0 }, { token });
  const { data } = await server.call(subAccountLogin, { phone, sub_account_name: name, passwd: password }, from());
  return { token: data.session };
}

const recordsOf = async (token: string) =>
  (await server.call(getLoginRecords, {}, { token })).data.data.map(({ Way, Result }) => [Way, Result]);

/** What the phone was told besides codes. */
async function textsTo(phone: string): Promise<string[]> {
  await runDueJobs(server.services, [sendReminder]);
  const rows = await server.database.transaction((tx) =>
    tx.select().from(sandboxReminder).where(eq(sandboxReminder.recipient, phone)),
  );
  return rows.map(({ text }) => text);
}

const refused = errors.WRONG_CREDENTIALS.status;
const wrongs = [
  ['of another challenge', { challenge: 'A'.repeat(43) }],
  ['on the page of another site', { origin: 'http://localhost.example.com' }],
  ['on another port of this machine', { origin: 'http://localhost:4444' }],
  ['for another domain', { domain: 'example.com' }],
  ['without asking its owner', { verified: false }],
] as const satisfies readonly (readonly [string, Mischief])[];

describe('adding a passkey', () => {
  test('goes by the password and the device, and is told to the list, the log and the phone', async () => {
    const owner = await registered();
    const device = createPasskeyDevice();
    expect(await listOf(owner)).toEqual([]);
    const { Options } = (await start(owner)).data;
    expect(Options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: `${owner.phone.slice(0, 3)}****${owner.phone.slice(-4)}` },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    const added = await add(owner, device);
    expect(added).toMatchObject({ number: 0, data: { Name: '办公室电脑', LastTime: null } });
    expect(await listOf(owner)).toEqual([added.data]);
    expect((await start(owner)).data.Options.excludeCredentials).toHaveLength(1);
    expect(await textsTo(owner.phone)).toEqual([expect.stringContaining('已添加通行密钥')]);
    const { data } = (await server.call(getOperations, { page: 1, page_size: 20 }, { token: owner.token })).data;
    expect(data.map(({ Name, Subject }) => [Name, Subject])).toEqual([['添加通行密钥', added.data.Id]]);
  });

  test('asks for the right password, and for a session', async () => {
    const owner = await registered();
    expect((await start(owner, 'wrong')).number).toBe(errors.OLD_PASSWORD_WRONG.status);
    expect((await server.call(startPasskey, { passwd: password })).number).toBe(errors.SESSION_INVALID.status);
  });

  test.each(wrongs)('takes none made %s', async (_, mischief) => {
    const owner = await registered();
    expect(await add(owner, createPasskeyDevice(), mischief)).toMatchObject({
      number: errors.INVALID_REQUEST.status,
      reason: '通行密钥未通过验证，请在本站页面上重新添加',
    });
    expect(await listOf(owner)).toEqual([]);
  });

  test('is good for its own session, once, for five minutes', async () => {
    const owner = await registered();
    const other = await registered();
    const send = async ({ token }: Owner, ticket: string, device: PasskeyDevice, options: never) =>
      (await server.call(confirmPasskey, { ticket, name: '甲', made: device.make(options) }, { token })).number;
    const over = errors.CHALLENGE_EXPIRED.status;
    const first = (await start(owner)).data;
    expect(await send(other, first.Ticket, createPasskeyDevice(), first.Options as never)).toBe(over);
    expect(await send(owner, first.Ticket, createPasskeyDevice(), first.Options as never)).toBe(0);
    expect(await send(owner, first.Ticket, createPasskeyDevice(), first.Options as never)).toBe(over);
    const late = (await start(owner)).data;
    server.clock.advance(5 * minuteMs);
    expect(await send(owner, late.Ticket, createPasskeyDevice(), late.Options as never)).toBe(over);
    expect(await listOf(owner)).toHaveLength(1);
    expect(await listOf(other)).toEqual([]);
  });

  test('that somebody has is refused, whoever it is', async () => {
    const { device, ...owner } = await withPasskey();
    for (const who of [owner, await registered()])
      expect(await add(who, device)).toMatchObject({
        number: errors.CONFLICT.status,
        reason: '该通行密钥已添加过，请换一台设备',
      });
  });

  test('does not go on with the ticket of a login, nor a login with its', async () => {
    const { device, ...owner } = await withPasskey();
    const ofLogin = await begin();
    const made = createPasskeyDevice().make((await start(owner)).data.Options, ofLogin.Options);
    const adding = await server.call(confirmPasskey, { ticket: ofLogin.Ticket, name: '甲', made }, owner);
    expect(adding.number).toBe(errors.CHALLENGE_EXPIRED.status);
    const ofAdding = (await start(owner)).data;
    const shown = device.show({ challenge: ofAdding.Options.challenge, rpId: 'localhost' });
    const entering = await server.call(confirmPasskeyLogin, { ticket: ofAdding.Ticket, shown }, from());
    expect(entering.number).toBe(errors.CHALLENGE_EXPIRED.status);
  });

  test('ends at ten, and two at once do not pass it together', async () => {
    const owner = await registered();
    for (let count = 1; count < PASSKEYS_MAX; count += 1) await add(owner, createPasskeyDevice());
    const begun = [(await start(owner)).data, (await start(owner)).data];
    const answers = await Promise.all(
      begun.map(({ Ticket, Options }) =>
        server.call(
          confirmPasskey,
          { ticket: Ticket, name: '甲', made: createPasskeyDevice().make(Options) },
          { token: owner.token },
        ),
      ),
    );
    expect(answers.map(({ number }) => number).sort()).toEqual([0, errors.CONFLICT.status]);
    expect(await listOf(owner)).toHaveLength(PASSKEYS_MAX);
    expect((await start(owner)).reason).toBe('最多添加 10 个通行密钥，请先删除不用的通行密钥');
  });

  test('refuses what is none, and a visitor', async () => {
    const { token } = await registered();
    const made = createPasskeyDevice().make({ challenge: 'x', rp: { id: 'localhost' }, user: { id: 'u' } });
    for (const input of [
      { ticket: '', name: '甲', made },
      { ticket: 'x', name: '', made },
      { ticket: 'x', name: '甲'.repeat(33), made },
      { ticket: 'x', name: '甲', made: { ...made, id: '+/=' } },
      { ticket: 'x', name: '甲', made: {} },
    ]) {
      expect((await server.call(confirmPasskey, input as never, { token })).number).toBe(errors.INVALID_REQUEST.status);
    }
    expect((await server.call(confirmPasskey, { ticket: 'x', name: '甲', made })).number).toBe(
      errors.SESSION_INVALID.status,
    );
  });
});

describe('the list', () => {
  test('shows a main account and its sub-account their own, and removes no other', async () => {
    const owner = await withPasskey();
    const sub = await withSub(owner);
    const subDevice = createPasskeyDevice();
    expect((await add(sub, subDevice, {}, '实验室')).number).toBe(0);
    const [ofMain] = await listOf(owner);
    const [ofSub] = await listOf(sub);
    expect([ofMain?.Name, ofSub?.Name]).toEqual(['办公室电脑', '实验室']);
    const take = (who: Pick<Owner, 'token'>, id = '') =>
      server.call(removePasskey, { passkey_id: id }, { token: who.token });
    for (const [who, id] of [
      [owner, ofSub?.Id],
      [sub, ofMain?.Id],
      [await registered(), ofMain?.Id],
    ] as const)
      expect((await take(who, id)).number).toBe(errors.NOT_FOUND.status);
    expect((await take(owner, ofMain?.Id)).number).toBe(0);
    expect(await take(owner, ofMain?.Id)).toMatchObject({ reason: '该通行密钥已被删除，请刷新列表' });
    expect(await listOf(owner)).toEqual([]);
    expect((await enter(owner.device)).reason).toBe('该通行密钥不属于本站或已被删除，请用密码或验证码登录');
    expect((await enter(subDevice)).number).toBe(0);
    const told = await textsTo(owner.phone);
    expect(told.some((text) => text.includes('的子账号 lab 已添加通行密钥'))).toBe(true);
    expect(told.some((text) => text.includes('已删除一个通行密钥'))).toBe(true);
  });

  test('refuses a visitor, and a program whatever its key may do', async () => {
    const { token } = await registered();
    const { data } = await server.call(addApiKey, { name: '脚本', scopes: ['read', 'manage', 'cost'] }, { token });
    const headers = { authorization: `Bearer ${data.Secret}` };
    for (const [call, input] of [
      [getPasskeys, {}],
      [startPasskey, { passwd: password }],
      [removePasskey, { passkey_id: 'x' }],
    ] as const) {
      expect((await server.call(call, input as never)).number).toBe(errors.SESSION_INVALID.status);
      expect((await server.call(call, input as never, { headers })).number).toBe(errors.PERMISSION_FORBIDDEN.status);
    }
    for (const call of [getPasskeyDomain, startPasskeyLogin])
      expect((await server.call(call, {}, { headers, ...from() })).number).toBe(errors.PERMISSION_FORBIDDEN.status);
  });
});

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

describe('passkeys end', () => {
  test('with the account', async () => {
    const { phone, device, token } = await withPasskey();
    await server.call(sendSmsCode, { phone, scene: 'unregister' }, { token, ...from() });
    expect((await server.call(unregister, { code: await newest(phone) }, { token })).number).toBe(0);
    expect((await enter(device)).number).toBe(refused);
  });

  test.each([
    ['is deleted', (token: string) => server.call(deleteSubAccount, { sub_account_name: 'lab' }, { token })],
    [
      'gets another password from its main account',
      (token: string) =>
        server.call(resetSubAccountPassword, { sub_account_name: 'lab', passwd: 'Other2026' }, { token }),
    ],
  ] as const)('when their sub-account %s, and those of the main account stay', async (_, end) => {
    const owner = await withPasskey();
    const device = createPasskeyDevice();
    await add(await withSub(owner), device);
    expect((await enter(device)).number).toBe(0);
    expect((await end(owner.token)).number).toBe(0);
    expect((await enter(device)).number).toBe(refused);
    expect((await enter(owner.device)).number).toBe(0);
  });
});

describe('the domain', () => {
  test.each([
    ['http://localhost:3000', 'localhost', ['http://localhost:3000']],
    ['https://gpu.example.com', 'gpu.example.com', ['https://gpu.example.com']],
    ['http://gpu.example.com', null, null],
    ['http://127.0.0.1:3000', null, null],
    ['https://[2001:db8::1]', null, null],
  ])('of %s is %s', (publicOrigin, domain, origins) => {
    const site = passkeySite({ ...testConfig, publicOrigin });
    expect([site?.domain ?? null, site?.origins ?? null]).toEqual([domain, origins]);
  });

  test('is that of the site where another host serves it, and no page outside of it counts', () => {
    const config = {
      ...testConfig,
      publicOrigin: 'https://api.example.com',
      siteUrl: 'https://www.example.com/compute',
      corsOrigins: ['https://www.example.com', 'https://m.www.example.com', 'https://notwww.example.com.evil.net'],
    };
    expect(passkeySite(config)).toEqual({
      domain: 'www.example.com',
      origins: ['https://www.example.com', 'https://m.www.example.com'],
    });
  });

  test('is told to visitors; without one nothing is begun', async () => {
    expect((await server.call(getPasskeyDomain, {})).data).toEqual({ Domain: 'localhost' });
    const elsewhere = await startTestServer({ config: { publicOrigin: 'http://192.168.1.20:3000' } });
    expect((await elsewhere.call(getPasskeyDomain, {})).data).toEqual({ Domain: null });
    expect((await elsewhere.call(startPasskeyLogin, {})).number).toBe(errors.NOT_AVAILABLE.status);
    await elsewhere.close();
  });

  test('holds passkeys of several servers on one database', async () => {
    const { device, ...owner } = await withPasskey();
    expect(await server.database.transaction((tx) => tx.$count(passkey))).toBeGreaterThan(0);
    const other = await startTestServer({ database: server.database, config: {} });
    const { Ticket, Options } = await begin();
    const answer = await other.call(confirmPasskeyLogin, { ticket: Ticket, shown: device.show(Options) }, from());
    expect(answer.number).toBe(0);
    expect((await other.call(getPasskeys, {}, { token: owner.token })).data.data).toHaveLength(1);
    await other.app.close();
  });
});
