import { getLoginRecords } from '@compute-market/contract/calls/login-device';
import {
  confirmLogin,
  sendLoginCode,
  sendSecondFactorCode,
  setSecondFactor,
} from '@compute-market/contract/calls/second-factor';
import { sendSmsCode, smsLogin } from '@compute-market/contract/calls/session';
import { errors } from '@compute-market/contract/errors';
import { minuteMs } from '@compute-market/contract/rules/time-units';
import { describe, expect, test } from 'vitest';
import { onPostgres, openServer } from '../setup';
import { authenticatorsOn } from './authenticator-owners';
import { signUpsOn } from './sign-up';

const server = openServer();
const signUps = signUpsOn(server);
const { from, newest, registered, textsTo } = signUps;
const { codeNow, wrong, start, confirm, state, bound, challenged, finish, stepMs } = authenticatorsOn(server, signUps);

describe('a login with an authenticator', () => {
  test('opens nothing by the password alone, says with what it goes on, and ends with the code', async () => {
    const { phone, secret } = await bound();
    const { challenge, ways } = await challenged(phone);
    expect(ways).toEqual(['authenticator', 'recovery']);
    expect((await finish(challenge, wrong(codeNow(secret)))).number).toBe(errors.CODE_WRONG.status);
    const entered = await finish(challenge, codeNow(secret));
    expect(entered).toMatchObject({ number: 0, data: { Phone: phone, RecoveryLeft: 10 } });
    const { data } = (await server.call(getLoginRecords, {}, { token: entered.data.session })).data;
    expect(data.map(({ Way, Result }) => [Way, Result])).toEqual([
      ['password_authenticator', 'success'],
      ['register', 'success'],
    ]);
  });

  test.each([
    ['a step early', -1],
    ['a step late', 1],
  ])('takes a clock that is %s, and none that is two steps off', async (_, steps) => {
    const { phone, secret } = await bound();
    server.clock.advance(2 * stepMs);
    const { challenge } = await challenged(phone);
    expect((await finish(challenge, codeNow(secret, 2 * steps))).number).toBe(errors.CODE_WRONG.status);
    expect((await finish(challenge, codeNow(secret, steps))).number).toBe(0);
  });

  test('takes a code once, and none that is older than the newest that was used', async () => {
    const { phone, secret } = await bound();
    server.clock.advance(stepMs);
    const code = codeNow(secret);
    expect((await finish((await challenged(phone)).challenge, code)).number).toBe(0);
    const { challenge } = await challenged(phone);
    for (const used of [code, codeNow(secret, -1)])
      expect(await finish(challenge, used)).toMatchObject({
        number: errors.CODE_WRONG.status,
        reason: '该验证码已使用过，请等待下一个验证码',
      });
    expect((await finish(challenge, codeNow(secret, 1))).number).toBe(0);
  });

  test('does not take the code it was bound with again', async () => {
    const owner = await registered();
    const { Secret } = (await start(owner)).data;
    await confirm(owner, codeNow(Secret));
    expect((await finish((await challenged(owner.phone)).challenge, codeNow(Secret))).number).toBe(
      errors.CODE_WRONG.status,
    );
  });

  test('takes each recovery code once, however it is typed, and tells the phone', async () => {
    const { phone, recovery } = await bound();
    const [first = '', second = ''] = recovery;
    const { challenge } = await challenged(phone);
    expect((await finish(challenge, 'AAAA-BBBB-CCCC-DDDD', 'recovery')).reason).toBe(
      '恢复码错误或已使用，请检查或换一个',
    );
    const typed = ` ${first.toLowerCase().replaceAll('-', ' ')} `.trim();
    expect(await finish(challenge, typed, 'recovery')).toMatchObject({ number: 0, data: { RecoveryLeft: 9 } });
    const again = (await challenged(phone)).challenge;
    expect((await finish(again, first, 'recovery')).number).toBe(errors.CODE_WRONG.status);
    expect((await finish(again, second, 'recovery')).data.RecoveryLeft).toBe(8);
    const told = await textsTo(phone);
    expect(told.filter((text) => text.includes('刚用恢复码登录'))).toHaveLength(2);
  });

  test('takes no code of another account', async () => {
    const mine = await bound();
    const theirs = await bound();
    const { challenge } = await challenged(theirs.phone);
    expect((await finish(challenge, codeNow(mine.secret))).number).toBe(errors.CODE_WRONG.status);
    expect((await finish(challenge, mine.recovery[0] ?? '', 'recovery')).number).toBe(errors.CODE_WRONG.status);
    expect(await state(mine)).toMatchObject({ RecoveryLeft: 10 });
  });

  test('is good for one session, and over after five minutes', async () => {
    const { phone, secret } = await bound();
    const { challenge } = await challenged(phone);
    expect((await finish(challenge, codeNow(secret))).number).toBe(0);
    expect((await finish(challenge, codeNow(secret, 1))).number).toBe(errors.CHALLENGE_EXPIRED.status);
    const late = (await challenged(phone)).challenge;
    server.clock.advance(5 * minuteMs);
    expect((await finish(late, codeNow(secret))).number).toBe(errors.CHALLENGE_EXPIRED.status);
  });

  test('hears five wrong codes from one place, and as few from all places together; a recovery code goes on', async () => {
    const { phone, secret, recovery } = await bound();
    const { challenge } = await challenged(phone);
    const here = from();
    for (let tried = 0; tried < 5; tried += 1)
      expect((await finish(challenge, wrong(codeNow(secret)), 'authenticator', here)).number).toBe(
        errors.CODE_WRONG.status,
      );
    expect(await finish(challenge, codeNow(secret), 'authenticator', here)).toMatchObject({
      number: errors.TOO_MANY_ATTEMPTS.status,
      reason: '尝试次数过多，请 15 分钟后再试',
    });
    for (let tried = 5; tried < 20; tried += 1) await finish(challenge, wrong(codeNow(secret)));
    expect((await finish(challenge, codeNow(secret))).number).toBe(errors.TOO_MANY_ATTEMPTS.status);
    expect((await finish(challenge, recovery[0] ?? '', 'recovery', here)).number).toBe(0);
  });

  test('is not passed by: no text message finishes it, and none logs in, unless that is on too', async () => {
    const owner = await bound();
    const { phone, token, secret } = owner;
    const { challenge } = await challenged(phone);
    const refused = errors.PERMISSION_FORBIDDEN.status;
    expect((await server.call(sendLoginCode, { challenge }, from())).number).toBe(refused);
    expect((await server.call(confirmLogin, { challenge, code: '123456' }, from())).number).toBe(refused);
    await server.call(sendSmsCode, { phone, scene: 'login' }, from());
    expect((await server.call(smsLogin, { phone, code: await newest(phone) }, from())).number).toBe(
      errors.PASSWORD_REQUIRED.status,
    );

    server.clock.advance(minuteMs);
    await server.call(sendSecondFactorCode, {}, { token });
    await server.call(setSecondFactor, { on: true, code: await newest(phone) }, { token });
    const both = await challenged(phone);
    expect(both.ways).toEqual(['authenticator', 'sms', 'recovery']);
    server.clock.advance(minuteMs);
    await server.call(sendLoginCode, { challenge: both.challenge }, from());
    const code = await newest(phone);
    expect((await server.call(confirmLogin, { challenge: both.challenge, code }, from())).number).toBe(0);
    expect((await finish((await challenged(phone)).challenge, codeNow(secret))).number).toBe(0);
  });

  test('needs an authenticator that is bound', async () => {
    const { phone, token } = await registered();
    server.clock.advance(minuteMs);
    await server.call(sendSecondFactorCode, {}, { token });
    await server.call(setSecondFactor, { on: true, code: await newest(phone) }, { token });
    const { challenge, ways } = await challenged(phone);
    expect(ways).toEqual(['sms']);
    expect((await finish(challenge, '123456')).number).toBe(errors.CONFLICT.status);
    expect((await finish('x'.repeat(43), '123456')).number).toBe(errors.CHALLENGE_EXPIRED.status);
  });

  test.runIf(onPostgres)('of five that send one code at once one gets in', async () => {
    const { phone, secret, recovery } = await bound();
    const challenges = await Promise.all(Array.from({ length: 5 }, async () => (await challenged(phone)).challenge));
    const code = codeNow(secret);
    const answers = await Promise.all(challenges.map((challenge) => finish(challenge, code)));
    expect(answers.filter(({ number }) => number === 0)).toHaveLength(1);
    const others = challenges.filter((_, index) => answers[index]?.number !== 0);
    const byRecovery = await Promise.all(others.map((challenge) => finish(challenge, recovery[0] ?? '', 'recovery')));
    expect(byRecovery.filter(({ number }) => number === 0)).toHaveLength(1);
  });
});
