import { withdrawInvitation } from '@compute-market/contract/calls/invitation';
import { getSubAccounts } from '@compute-market/contract/calls/sub-account';
import { describe, expect, test } from 'vitest';
import { onPostgres, openServer } from '../setup';
import { invitationsOn } from '../calls/invitations';

const server = openServer();
const { registered, newGuest, invite, newestToken, codeFor, acceptWith, listed } = invitationsOn(server);

describe.runIf(onPostgres)('on a real PostgreSQL, all at once', () => {
  test('five acceptances of one invitation make one sub-account', async () => {
    const main = await registered();
    const phone = newGuest();
    await invite(main, phone);
    const token = await newestToken(phone);
    const code = await codeFor(token, phone);
    const answers = await Promise.all(Array.from({ length: 5 }, () => acceptWith(token, code)));
    expect(answers.filter(({ number }) => number === 0)).toHaveLength(1);
    const { data } = await server.call(getSubAccounts, { page: 1, page_size: 20 }, { token: main.token });
    expect(data.total).toBe(1);
  });

  test('of an acceptance and a withdrawal one happens', async () => {
    const main = await registered();
    const phone = newGuest();
    await invite(main, phone);
    const token = await newestToken(phone);
    const code = await codeFor(token, phone);
    const [row] = await listed(main);
    const [accepted, withdrawn] = await Promise.all([
      acceptWith(token, code),
      server.call(withdrawInvitation, { invitation_id: row?.Id ?? '' }, { token: main.token }),
    ]);
    expect([accepted.number, withdrawn.number].filter((number) => number === 0)).toHaveLength(1);
  });

  test('ten invitations of one phone send one message', async () => {
    const main = await registered();
    const phone = newGuest();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) => invite(main, phone, { sub_account_name: `lab-${nth}` })),
    );
    expect(answers.filter(({ number }) => number === 0)).toHaveLength(1);
    expect(await listed(main)).toHaveLength(1);
  });
});
