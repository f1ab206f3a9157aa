import {
  acceptInvitation,
  getInvitation,
  getInvitations,
  inviteSubAccount,
  sendInvitationCode,
} from '@compute-market/contract/calls/invitation';
import type { RequestOf } from '@compute-market/contract/define-call';
import { and, desc, eq, like } from 'drizzle-orm';
import { sandboxReminder } from '../../src/db/schema/reminder';
import type { TestServer } from '../setup';
import { password, signUpsOn, type Owner } from './sign-up';

/** What tests of invitations do again and again: invite a phone, read its message, and accept. */
export function invitationsOn(server: TestServer) {
  const signUps = signUpsOn(server);
  let guests = 0;
  const newGuest = () => {
    guests += 1;
    return `137000070${String(guests).padStart(2, '0')}`;
  };
  const invite = (main: Owner, phone: string, wish: Partial<RequestOf<typeof inviteSubAccount>> = {}) =>
    server.call(
      inviteSubAccount,
      { phone, sub_account_name: 'lab-a', rights: ['run', 'buy'], money_limit: 500, ...wish },
      { token: main.token },
    );
  /** The messages with a link that a phone got, the newest first. */
  async function messagesTo(phone: string): Promise<string[]> {
    const rows = await server.database.transaction((tx) =>
      tx
        .select()
        .from(sandboxReminder)
        .where(and(eq(sandboxReminder.recipient, phone), like(sandboxReminder.text, '%/invite/%')))
        .orderBy(desc(sandboxReminder.id)),
    );
    return rows.map(({ text }) => text);
  }
  async function newestToken(phone: string): Promise<string> {
    const [text = ''] = await messagesTo(phone);
    return /\/invite\/(\S+)/.exec(text)?.[1] ?? '';
  }
  async function opened(token: string) {
    return (await server.call(getInvitation, { token })).data;
  }
  async function codeFor(token: string, phone: string): Promise<string> {
    await server.call(sendInvitationCode, { token }, signUps.from());
    return signUps.newest(phone);
  }
  const acceptWith = (token: string, code: string) =>
    server.call(acceptInvitation, { token, code, passwd: password, agree: true }, signUps.from());
  const accept = async (token: string, phone: string) => acceptWith(token, await codeFor(token, phone));
  async function listed(main: Owner) {
    return (await server.call(getInvitations, {}, { token: main.token })).data.List;
  }
  return { ...signUps, newGuest, invite, messagesTo, newestToken, opened, codeFor, acceptWith, accept, listed };
}
