import { register, sendSmsCode } from '@compute-market/contract/calls/session';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { subAccounts, users } from '../../src/db/schema/account';
import { findMessages } from '../../src/sandbox/overview-data';
import { hashPassword } from '../../src/platform/password';
import type { TestServer } from '../setup';

export const password = 'Abcd1234';

/** What tests of accounts do again and again: ask for a code, and sign up with it. */
export function accountsOn(server: TestServer) {
  async function codeFor(
    phone: string,
    scene: 'register' | 'reset_passwd' | 'notify_phone',
    token?: string,
  ): Promise<string> {
    const sent = await server.call(sendSmsCode, { phone, scene }, token === undefined ? {} : { token });
    expect(sent.reason).toBe('');
    const [message] = await server.database.transaction((tx) => findMessages(tx, phone));
    return message?.code ?? '';
  }

  async function registered(phone: string): Promise<string> {
    const code = await codeFor(phone, 'register');
    const { data } = await server.call(register, { phone, code, passwd: password, agree: true });
    return data.session;
  }

  async function addSubAccount(phone: string, name: string): Promise<void> {
    const passwordHash = await hashPassword(password);
    await server.database.transaction(async (tx) => {
      const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.phone, phone));
      await tx
        .insert(subAccounts)
        .values({ userId: owner?.id ?? 0, name, passwordHash, moneyLimitFen: 50_000n, createdAt: server.clock.now() });
    });
  }
  return { codeFor, registered, addSubAccount };
}
