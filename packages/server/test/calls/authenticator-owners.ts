import {
  confirmAuthenticator,
  confirmLoginByAuthenticator,
  getAuthenticator,
  removeAuthenticator,
  startAuthenticator,
} from '@compute-market/contract/calls/authenticator';
import { login } from '@compute-market/contract/calls/session';
import type { AuthenticatorProof } from '@compute-market/contract/entities/authenticator';
import { loginChallenge as challengeOf } from '@compute-market/contract/entities/login';
import { errors } from '@compute-market/contract/errors';
import { expect } from 'vitest';
import { codeOfStep, stepAt } from '../../src/platform/one-time-code';
import type { TestServer } from '../setup';
import { password, type Owner, type signUpsOn } from './sign-up';

const stepMs = 30_000;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** What an application on a phone makes of the secret that was typed into it. */
export function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

export interface Bound extends Owner {
  readonly secret: string;
  readonly recovery: readonly string[];
}

/** What tests of authenticators do again and again: bind one, and log in with its codes. */
export function authenticatorsOn(server: TestServer, { from, registered }: ReturnType<typeof signUpsOn>) {
  /** The code of now, or of so many steps from now. */
  const codeNow = (secret: string, steps = 0) => codeOfStep(bytesOf(secret), stepAt(server.clock.now()) + steps);
  const wrong = (code: string) => code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

  const start = ({ token }: Owner, passwd = password) =>
    server.call(startAuthenticator, { passwd }, { token, ...from() });
  const confirm = ({ token }: Owner, code: string) => server.call(confirmAuthenticator, { code }, { token, ...from() });
  const state = async ({ token }: Owner) => (await server.call(getAuthenticator, {}, { token })).data;

  /** A customer with an authenticator, whose next code was not used. */
  async function bound(): Promise<Bound> {
    const owner = await registered();
    const { Secret: secret } = (await start(owner)).data;
    const { RecoveryCodes } = (await confirm(owner, codeNow(secret))).data;
    server.clock.advance(stepMs);
    return { ...owner, secret, recovery: RecoveryCodes };
  }

  const enter = (phone: string) => server.call(login, { phone, passwd: password }, from());
  async function challenged(phone: string) {
    const answer = await enter(phone);
    expect(answer.number).toBe(errors.SECOND_FACTOR_REQUIRED.status);
    return challengeOf.parse(answer.data);
  }
  const finish = (
    challenge: string,
    code: string,
    way: 'authenticator' | 'recovery' = 'authenticator',
    caller = from(),
  ) => server.call(confirmLoginByAuthenticator, { challenge, way, code }, caller);
  const remove = ({ token }: Owner, proof: AuthenticatorProof) =>
    server.call(removeAuthenticator, proof, { token, ...from() });
  return { codeNow, wrong, start, confirm, state, bound, enter, challenged, finish, remove, stepMs };
}
