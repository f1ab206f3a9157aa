import { unregister } from '@compute-market/contract/calls/account';
import { addApiKey } from '@compute-market/contract/calls/api-key';
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
import { sendSmsCode } from '@compute-market/contract/calls/session';
import { deleteSubAccount, resetSubAccountPassword } from '@compute-market/contract/calls/sub-account';
import { PASSKEYS_MAX } from '@compute-market/contract/entities/passkey';
import { errors } from '@compute-market/contract/errors';
import { minuteMs } from '@compute-market/contract/rules/time-units';
import { describe, expect, test } from 'vitest';
import { createPasskeyDevice, openServer, type PasskeyDevice } from '../setup';
import { passkeysOn, wrongs } from './passkey-owners';
import { password, signUpsOn, type Owner } from './sign-up';
import { whileWaiting } from './while-waiting';

const server = openServer();
const signUps = signUpsOn(server);
const { from, newest, registered, textsTo } = signUps;
const { start, add, listOf, begin, enter, withPasskey, withSub } = passkeysOn(server, signUps);
const refused = errors.WRONG_CREDENTIALS.status;

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

  test('comes too late for a sub-account whose password its main account sets anew meanwhile', async () => {
    const owner = await registered();
    const device = createPasskeyDevice();
    const sub = await withSub(owner);
    const { Ticket, Options } = (await start(sub)).data;
    const reset = { sub_account_name: 'lab', passwd: 'Other2026' };
    // The first transaction uses up what the device was to sign, the second one keeps the passkey.
    whileWaiting(server, () => server.call(resetSubAccountPassword, reset, { token: owner.token }), 1);
    const added = { ticket: Ticket, name: '办公室电脑', made: device.make(Options) };
    expect((await server.call(confirmPasskey, added, { token: sub.token })).number).toBe(errors.SESSION_INVALID.status);
    expect((await enter(device)).number).toBe(refused);
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
