import { login, register, resetPassword, sendSmsCode, smsLogin } from '@compute-market/contract/calls/session';
import { errors } from '@compute-market/contract/errors';
import { minuteMs as minute } from '@compute-market/contract/rules/time-units';
import { describe, expect, test } from 'vitest';
import { findMessages } from '../../src/sandbox/overview-data';
import { openServer } from '../setup';
import { accountsOn, password } from './account-phones';

const server = openServer();
const { registered } = accountsOn(server);

interface Place {
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
}
const home: Place = {
  address: '203.0.113.50',
  headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0' },
};

/** Asks for a code at a place; what its holder reads. */
async function codeAt(place: Place, phone: string, scene: 'reset_passwd' | 'login' | 'register'): Promise<string> {
  server.clock.advance(minute);
  expect((await server.call(sendSmsCode, { phone, scene }, place)).reason).toBe('');
  const [message] = await server.database.transaction((tx) => findMessages(tx, phone));
  return message?.code ?? '';
}
const reset = (phone: string, code: string, place: Place) =>
  server.call(resetPassword, { phone, code, passwd: 'Efgh5678' }, place);
const other = (code: string) => (code === '000000' ? '000001' : '000000');

describe('what others try', () => {
  test('never uses up the code of the browser that asked for it', async () => {
    const phone = '13800000701';
    await registered(phone);
    const code = await codeAt(home, phone, 'reset_passwd');
    for (let place = 0; place < 20; place += 1)
      for (let tries = 0; tries < 6; tries += 1) await reset(phone, other(code), { address: `198.51.100.${place}` });
    for (let tries = 0; tries < 4; tries += 1)
      expect((await reset(phone, other(code), home)).number).toBe(errors.CODE_WRONG.status);
    expect((await reset(phone, code, home)).number).toBe(0);
    expect((await server.call(login, { phone, passwd: 'Efgh5678' }, home)).number).toBe(0);
  });

  test('does not either where they share its address', async () => {
    const phone = '13800000702';
    await registered(phone);
    const code = await codeAt(home, phone, 'login');
    const enter = (tried: string, place: Place) => server.call(smsLogin, { phone, code: tried }, place);
    const beside = { address: home.address };
    for (let tries = 0; tries < 70; tries += 1) await enter(other(code), beside);
    expect((await enter(code, home)).number).toBe(0);
  });
});

describe('guessing', () => {
  test('ends after ten tries elsewhere, five at one address whichever browser it names', async () => {
    const phone = '13800000703';
    await registered(phone);
    const code = await codeAt(home, phone, 'reset_passwd');
    const answers: number[] = [];
    for (let place = 0; place < 4; place += 1)
      for (const browser of ['Firefox/140.0', 'Chrome/140.0', 'Edg/140.0'])
        for (let tries = 0; tries < 3; tries += 1) {
          const from = { address: `198.51.101.${place}`, headers: { 'user-agent': `Mozilla/5.0 ${browser}` } };
          answers.push((await reset(phone, other(code), from)).number);
        }
    const lookedAt = (number: number) => number === errors.CODE_WRONG.status;
    expect(answers.filter(lookedAt)).toHaveLength(10);
    expect(answers.slice(0, 9).filter(lookedAt)).toHaveLength(5);
    expect((await reset(phone, code, { address: '198.51.101.9' })).number).toBe(errors.CODE_EXPIRED.status);
  });

  test('of whoever types elsewhere than the code was asked for goes on with a new one', async () => {
    const phone = '13800000704';
    await registered(phone);
    const away = { address: '203.0.113.51' };
    const code = await codeAt(home, phone, 'reset_passwd');
    for (let tries = 0; tries < 5; tries += 1)
      expect((await reset(phone, other(code), away)).number).toBe(errors.CODE_WRONG.status);
    expect((await reset(phone, code, away)).number).toBe(errors.CODE_EXPIRED.status);
    expect((await reset(phone, await codeAt(home, phone, 'reset_passwd'), away)).number).toBe(0);
  });

  test('counts against an address only where it is wrong', async () => {
    const address = '203.0.113.53';
    const guess = async (phone: string) =>
      (await server.call(smsLogin, { phone, code: '123456', stay: false }, { address })).number;
    for (let tries = 0; tries < 59; tries += 1)
      expect(await guess(`134${String(tries).padStart(8, '0')}`)).toBe(errors.CODE_WRONG.status);
    const phone = '13800000706';
    await registered(phone);
    expect((await reset(phone, await codeAt(home, phone, 'reset_passwd'), { address })).number).toBe(0);
    expect(await guess('13400000100')).toBe(errors.CODE_WRONG.status);
    expect(await guess('13400000101')).toBe(errors.TOO_MANY_ATTEMPTS.status);
  });

  test('at many phones from one address is braked, and keeps nobody out who asked for a code there', async () => {
    const address = '203.0.113.52';
    const phone = '13800000705';
    const guess = (tries: number) =>
      server.call(
        register,
        { phone: `133${String(tries).padStart(8, '0')}`, code: '123456', passwd: password, agree: true },
        { address },
      );
    for (let tries = 0; tries < 60; tries += 1) expect((await guess(tries)).number).toBe(errors.CODE_WRONG.status);
    expect(await guess(60)).toMatchObject({
      number: errors.TOO_MANY_ATTEMPTS.status,
      reason: '尝试次数过多，请 15 分钟后再试',
    });
    const code = await codeAt({ address }, phone, 'register');
    const registering = { phone, code, passwd: password, agree: true };
    expect((await server.call(register, registering, { address })).number).toBe(0);
    server.clock.advance(15 * minute);
    expect((await guess(61)).number).toBe(errors.CODE_WRONG.status);
  });
});
