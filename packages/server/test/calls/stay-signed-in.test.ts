import { getUserInfo, modifyPassword } from '@compute-market/contract/calls/account';
import { endOtherLoginDevices, getLoginDevices } from '@compute-market/contract/calls/login-device';
import { confirmPasskeyLogin } from '@compute-market/contract/calls/passkey';
import {
  confirmLogin,
  sendLoginCode,
  sendSecondFactorCode,
  setSecondFactor,
} from '@compute-market/contract/calls/second-factor';
import { login, sendSmsCode, smsLogin, subAccountLogin } from '@compute-market/contract/calls/session';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { loginChallenge } from '@compute-market/contract/entities/login';
import { dayMs, daySeconds, minuteMs, secondMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sessions } from '../../src/db/schema/account';
import { tidyAccounts } from '../../src/domain/account/tidy';
import { accessEndOf } from '../../src/domain/instance/machine-holder';
import { tokenHash } from '../../src/http/auth';
import { wireTime } from '../../src/platform/wire';
import { openServer } from '../setup';
import { authenticatorsOn } from './authenticator-owners';
import { passkeysOn } from './passkey-owners';
import { password, signUpsOn } from './sign-up';

const server = openServer();
const signUps = signUpsOn(server);
const { from, newest, registered } = signUps;
const { begin, withPasskey, withSub } = passkeysOn(server, signUps);
const { bound, codeNow, finish } = authenticatorsOn(server, signUps);

/** What the forms send along: the tick, or nothing. */
type Stay = { readonly stay?: true };
const ticked: Stay = { stay: true };

const stillIn = async (token: string) => (await server.call(getUserInfo, {}, { token })).number === 0;
const rowsOf = (token: string) =>
  server.database.transaction((tx) =>
    tx
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, tokenHash(token))),
  );
const byPassword = async (phone: string, stay: Stay) =>
  (await server.call(login, { phone, passwd: password, ...stay }, from())).data.session;
async function challenged(phone: string, stay: Stay): Promise<string> {
  const { data } = await server.call(login, { phone, passwd: password, ...stay }, from());
  return loginChallenge.parse(data).challenge;
}
/** The text message before it is a minute old. */
const pauseSms = () => server.clock.advance(minuteMs);

/** Every way to log in that can stay, by a new customer; answers the session's token. */
const ways: readonly (readonly [string, (stay: Stay) => Promise<string>])[] = [
  ['password', async (stay) => byPassword((await registered()).phone, stay)],
  [
    'sub-account password',
    async (stay) => {
      const owner = await registered();
      await withSub(owner);
      const input = { phone: owner.phone, sub_account_name: 'lab', passwd: password, ...stay };
      return (await server.call(subAccountLogin, input, from())).data.session;
    },
  ],
  [
    'text message',
    async (stay) => {
      const { phone } = await registered();
      pauseSms();
      await server.call(sendSmsCode, { phone, scene: 'login' }, from());
      return (await server.call(smsLogin, { phone, code: await newest(phone), ...stay }, from())).data.session;
    },
  ],
  [
    'password and text message',
    async (stay) => {
      const { phone, token } = await registered();
      pauseSms();
      await server.call(sendSecondFactorCode, {}, { token });
      await server.call(setSecondFactor, { on: true, code: await newest(phone) }, { token });
      pauseSms();
      const challenge = await challenged(phone, stay);
      await server.call(sendLoginCode, { challenge }, from());
      return (await server.call(confirmLogin, { challenge, code: await newest(phone) }, from())).data.session;
    },
  ],
  [
    'password and authenticator',
    async (stay) => {
      const { phone, secret } = await bound();
      return (await finish(await challenged(phone, stay), codeNow(secret))).data.session;
    },
  ],
  [
    'passkey',
    async (stay) => {
      const { device } = await withPasskey();
      const { Ticket: ticket, Options } = await begin();
      const shown = device.show(Options);
      return (await server.call(confirmPasskeyLogin, { ticket, shown, ...stay }, from())).data.session;
    },
  ],
];

describe.each(ways)('a login by %s', (_name, enter) => {
  test('that asked to stay lasts without a call, but 30 days at most', async () => {
    const token = await enter(ticked);
    server.clock.advance(2 * dayMs);
    expect(await stillIn(token)).toBe(true);
    server.clock.advance(28 * dayMs - minuteMs);
    expect(await stillIn(token)).toBe(true);
    server.clock.advance(minuteMs);
    expect(await stillIn(token)).toBe(false);
  });

  test('that did not ask ends after a day without a call', async () => {
    const token = await enter({});
    server.clock.advance(dayMs);
    expect(await stillIn(token)).toBe(true);
    server.clock.advance(dayMs + secondMs);
    expect(await stillIn(token)).toBe(false);
  });
});

test('a session that is used every day ends after 30 days, ticked or not', async () => {
  const { phone } = await registered();
  const tokens = [await byPassword(phone, ticked), await byPassword(phone, {})];
  for (let day = 1; day < 30; day += 1) {
    server.clock.advance(dayMs);
    expect(await Promise.all(tokens.map(stillIn))).toEqual([true, true]);
  }
  server.clock.advance(dayMs);
  expect(await Promise.all(tokens.map(stillIn))).toEqual([false, false]);
});

test('of the rows of sessions only those that are over are removed', async () => {
  const { phone } = await registered();
  const [stays, idle] = [await byPassword(phone, ticked), await byPassword(phone, {})];
  const tidy = () => server.database.transaction((tx) => tidyAccounts.work(tx, {}, server.services, undefined));
  server.clock.advance(2 * dayMs);
  await tidy();
  expect([(await rowsOf(stays)).length, (await rowsOf(idle)).length]).toEqual([1, 0]);
  server.clock.advance(28 * dayMs);
  await tidy();
  expect(await rowsOf(stays)).toEqual([]);
});

test('the devices tell which of them stay, and until when', async () => {
  const { phone } = await registered();
  await byPassword(phone, {});
  const begun = wireTime(server.clock.now());
  const here = await byPassword(phone, ticked);
  const { data } = (await server.call(getLoginDevices, {}, { token: here })).data;
  expect(data.map(({ Current, StayUntil }) => [Current, StayUntil])).toEqual([
    [true, begun + 30 * daySeconds],
    [false, null],
    [false, null],
  ]);
  server.clock.advance(2 * dayMs);
  expect((await server.call(getLoginDevices, {}, { token: here })).data.total).toBe(1);
});

test('signing out elsewhere and a changed password end one that stays', async () => {
  const { phone } = await registered();
  const stays = await byPassword(phone, ticked);
  await server.call(endOtherLoginDevices, {}, { token: await byPassword(phone, {}) });
  expect(await stillIn(stays)).toBe(false);
  const [again, here] = [await byPassword(phone, ticked), await byPassword(phone, {})];
  await server.call(modifyPassword, { old_passwd: password, new_passwd: 'Gpu2026rent' }, { token: here });
  expect(await stillIn(again)).toBe(false);
});

test('whoever is in a machine by the browser stays as long as the session does', async () => {
  const { phone } = await registered();
  const tokens = [await byPassword(phone, ticked), await byPassword(phone, {})];
  const holders = (await Promise.all(tokens.map(rowsOf))).flat();
  const endIn = (days: number) =>
    holders.map((session) =>
      accessEndOf(
        { ...session, status: INSTANCE_STATUS.running, rights: null, holderId: null },
        new Date(server.clock.now().getTime() + days * dayMs),
      ),
    );
  expect([endIn(1), endIn(2), endIn(30)]).toEqual([
    [null, null],
    [null, 'sessionEnded'],
    ['sessionEnded', 'sessionEnded'],
  ]);
});
