import { getLoginRecords } from '@compute-market/contract/calls/login-device';
import {
  confirmPasskey,
  confirmPasskeyLogin,
  getPasskeys,
  startPasskey,
  startPasskeyLogin,
} from '@compute-market/contract/calls/passkey';
import { subAccountLogin } from '@compute-market/contract/calls/session';
import { addSubAccount } from '@compute-market/contract/calls/sub-account';
import { expect } from 'vitest';
import { createPasskeyDevice, type Mischief, type PasskeyDevice, type TestServer } from '../setup';
import { password, type Owner, type signUpsOn } from './sign-up';

/** What makes an answer of a device wrong, by what it was made with. */
export const wrongs = [
  ['of another challenge', { challenge: 'A'.repeat(43) }],
  ['on the page of another site', { origin: 'http://localhost.example.com' }],
  ['on another port of this machine', { origin: 'http://localhost:4444' }],
  ['for another domain', { domain: 'example.com' }],
  ['without asking its owner', { verified: false }],
] as const satisfies readonly (readonly [string, Mischief])[];

export interface WithDevice extends Owner {
  readonly device: PasskeyDevice;
}

/** What tests of passkeys do again and again: add one, and log in with it. */
export function passkeysOn(server: TestServer, { from, registered }: ReturnType<typeof signUpsOn>) {
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
  return { start, add, listOf, begin, enter, withPasskey, withSub, recordsOf };
}
