import { register, sendSmsCode } from '@compute-market/contract/calls/session';
import { eq } from 'drizzle-orm';
import { sandboxReminder } from '../../src/db/schema/reminder';
import { sendSecurityNews } from '../../src/domain/reminder/remind';
import { runDueJobs } from '../../src/jobs/runner';
import { findMessages } from '../../src/sandbox/overview-data';
import type { TestServer } from '../setup';

export const password = 'Abcd1234';

/** A main account that signed up with its phone. */
export interface Owner {
  readonly phone: string;
  readonly token: string;
}

/** What tests of logins do again and again: sign up, and read what a phone was told. */
export function signUpsOn(server: TestServer) {
  let visitors = 0;
  let phones = 0;
  /** Limits are counted by address: every caller has one. */
  const from = () => {
    visitors += 1;
    return { address: `198.51.${100 + Math.floor(visitors / 250)}.${visitors % 250}` };
  };
  /** The newest code that a phone was sent. */
  async function newest(phone: string): Promise<string> {
    const [message] = await server.database.transaction((tx) => findMessages(tx, phone));
    return message?.code ?? '';
  }
  async function registered(): Promise<Owner> {
    phones += 1;
    const phone = `138000070${String(phones).padStart(2, '0')}`;
    await server.call(sendSmsCode, { phone, scene: 'register' }, from());
    const code = await newest(phone);
    const { data } = await server.call(register, { phone, code, passwd: password, agree: true }, from());
    return { phone, token: data.session };
  }
  /** What the phone was told besides codes. */
  async function textsTo(phone: string): Promise<string[]> {
    await runDueJobs(server.services, [sendSecurityNews]);
    const rows = await server.database.transaction((tx) =>
      tx.select().from(sandboxReminder).where(eq(sandboxReminder.recipient, phone)),
    );
    return rows.map(({ text }) => text);
  }
  return { from, newest, registered, textsTo };
}
