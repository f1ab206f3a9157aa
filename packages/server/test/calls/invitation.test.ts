import { resendInvitation, withdrawInvitation } from '@compute-market/contract/calls/invitation';
import { getOperations } from '@compute-market/contract/calls/operation';
import { addSubAccount } from '@compute-market/contract/calls/sub-account';
import { errors } from '@compute-market/contract/errors';
import { daySeconds, minuteMs, dayMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { subAccounts, users } from '../../src/db/schema/account';
import { invitation } from '../../src/db/schema/invitation';
import { verification } from '../../src/db/schema/verification';
import { tidyInvitations } from '../../src/domain/invitation/tidy';
import { openServer } from '../setup';
import { invitationsOn } from './invitations';
import { password, type Owner } from './sign-up';

const server = openServer();
const { registered, newGuest, invite, messagesTo, newestToken, opened, listed } = invitationsOn(server);

async function onlyOne(main: Owner) {
  const [one] = await listed(main);
  if (one === undefined) throw new Error('no invitation');
  return one;
}
const resend = (main: Owner, id: string) => server.call(resendInvitation, { invitation_id: id }, { token: main.token });
const withdraw = (main: Owner, id: string) =>
  server.call(withdrawInvitation, { invitation_id: id }, { token: main.token });
const userIdOf = async ({ phone }: Owner): Promise<number> => {
  const [row] = await server.database.transaction((tx) => tx.select().from(users).where(eq(users.phone, phone)));
  return row?.id ?? 0;
};

describe('an invitation', () => {
  test('is listed, and its link says who offers what', async () => {
    const main = await registered();
    const phone = newGuest();
    const now = Math.floor(server.clock.now().getTime() / 1000);
    const { data } = await invite(main, phone, { month_limit: 100, note: '陈宇' });
    expect(data).toEqual({ sub_account_name: 'lab-a' });
    const offer = {
      Name: 'lab-a',
      Rights: ['run', 'buy'],
      MoneyLimit: 500,
      MonthLimit: 100,
      ExpireTime: now + 7 * daySeconds,
    };
    expect(await onlyOne(main)).toMatchObject({ ...offer, Phone: phone, Note: '陈宇', SentTime: now });
    expect(await opened(await newestToken(phone))).toEqual({
      State: 'open',
      Offer: {
        ...offer,
        Inviter: expect.stringMatching(/^用\*+\d$/) as string,
        InviterPhone: `${main.phone.slice(0, 3)}****${main.phone.slice(7)}`,
        Phone: `${phone.slice(0, 3)}****${phone.slice(7)}`,
      },
    });
  });

  test('keeps no token that opens it, only a hash', async () => {
    const main = await registered();
    const phone = newGuest();
    await invite(main, phone);
    const token = await newestToken(phone);
    expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    const rows = await server.database.transaction((tx) => tx.select().from(invitation));
    expect(JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? '' : value))).not.toContain(
      token,
    );
  });

  test('names a company once it is verified, and not what anybody may type', async () => {
    const main = await registered();
    const userId = await userIdOf(main);
    await server.database.transaction(async (tx) => {
      await tx.update(users).set({ companyName: '自称有限公司', name: '自称有限公司' }).where(eq(users.id, userId));
    });
    const first = newGuest();
    await invite(main, first);
    expect((await messagesTo(first))[0]).not.toContain('自称有限公司');
    await server.database.transaction((tx) =>
      tx.insert(verification).values({
        userId,
        verifyType: 1,
        status: 1,
        method: 'license',
        companyName: '苏州衡川数据有限公司',
        createdAt: server.clock.now(),
      }),
    );
    const second = newGuest();
    await invite(main, second, { sub_account_name: 'lab-b' });
    expect((await messagesTo(second))[0]).toContain('苏州衡川数据有限公司');
    expect((await opened(await newestToken(second))).Offer?.Inviter).toBe('苏州衡川数据有限公司');
  });

  test('of the same phone takes the place of the earlier one', async () => {
    const main = await registered();
    const phone = newGuest();
    await invite(main, phone);
    const earlier = await newestToken(phone);
    server.clock.advance(minuteMs);
    await invite(main, phone, { sub_account_name: 'lab-b', rights: [] });
    expect((await listed(main)).map(({ Name, Rights }) => ({ Name, Rights }))).toEqual([{ Name: 'lab-b', Rights: [] }]);
    expect((await opened(earlier)).State).toBe('unknown');
  });

  test('that is withdrawn leaves the list, and its link says so', async () => {
    const main = await registered();
    const phone = newGuest();
    await invite(main, phone);
    const { Id } = await onlyOne(main);
    expect((await withdraw(main, Id)).data).toEqual({ sub_account_name: 'lab-a' });
    expect(await listed(main)).toEqual([]);
    expect((await opened(await newestToken(phone))).State).toBe('withdrawn');
    expect((await withdraw(main, Id)).number).toBe(errors.NOT_FOUND.status);
  });

  test('ends after seven days, and sent again holds for seven more by a new link', async () => {
    const main = await registered();
    const phone = newGuest();
    await invite(main, phone);
    const first = await newestToken(phone);
    server.clock.advance(7 * dayMs);
    expect((await opened(first)).State).toBe('expired');
    const again = { ...main, token: await server.login(main.phone) };
    const { Id } = await onlyOne(again);
    expect((await resend(again, Id)).data).toEqual({ sub_account_name: 'lab-a' });
    expect((await opened(first)).State).toBe('unknown');
    expect((await opened(await newestToken(phone))).State).toBe('open');
    expect((await onlyOne(again)).Id).toBe(Id);
  });

  test('is forgotten with its phone a month after its end', async () => {
    const main = await registered();
    const userId = await userIdOf(main);
    await invite(main, newGuest());
    server.clock.advance(37 * dayMs + 1);
    await server.database.transaction((tx) => tidyInvitations.work(tx, {}, server.services, undefined));
    expect(await server.database.transaction((tx) => tx.$count(invitation, eq(invitation.userId, userId)))).toBe(0);
  });

  test('is told in the log of what people did, as are sending it again and withdrawing it', async () => {
    const main = await registered();
    await invite(main, newGuest());
    server.clock.advance(minuteMs);
    const { Id } = await onlyOne(main);
    await resend(main, Id);
    await withdraw(main, Id);
    const { data } = await server.call(getOperations, { page: 1, page_size: 20 }, { token: main.token });
    expect(data.data.map(({ Name, Subject }) => `${Name} ${Subject}`)).toEqual([
      '撤回子账号邀请 lab-a',
      '重发子账号邀请 lab-a',
      '邀请子账号 lab-a',
    ]);
  });
});

describe('inviting is refused', () => {
  test('to the own phone', async () => {
    const main = await registered();
    expect(await invite(main, main.phone)).toMatchObject({
      number: errors.INVALID_REQUEST.status,
      reason: '不能邀请自己的登录手机，请填写对方的手机号',
    });
  });

  test('to no phone that has an account: nobody is told which do', async () => {
    const main = await registered();
    const other = await registered();
    expect((await invite(main, other.phone)).number).toBe(0);
    expect(await messagesTo(other.phone)).toHaveLength(1);
  });

  test('with a name that a sub-account has or had, or that is offered to another', async () => {
    const main = await registered();
    await server.call(
      addSubAccount,
      { sub_account_name: 'lab-a', passwd: password, money_limit: 1 },
      { token: main.token },
    );
    expect((await invite(main, newGuest())).number).toBe(errors.NAME_TAKEN.status);
    const phone = newGuest();
    await invite(main, phone, { sub_account_name: 'lab-b' });
    expect(await invite(main, newGuest(), { sub_account_name: 'lab-b' })).toMatchObject({
      number: errors.NAME_TAKEN.status,
      reason: `该子账号名已用于邀请 ${phone.slice(0, 3)}****${phone.slice(7)}，请换一个名称或先撤回邀请`,
    });
    const added = await server.call(
      addSubAccount,
      { sub_account_name: 'lab-b', passwd: password, money_limit: 1 },
      { token: main.token },
    );
    expect(added.number).toBe(errors.NAME_TAKEN.status);
  });

  test('beyond a hundred sub-accounts and invitations', async () => {
    const main = await registered();
    const userId = await userIdOf(main);
    const some = Array.from({ length: 99 }, (_, nth) => ({
      userId,
      name: `lab-${nth}`,
      passwordHash: '',
      moneyLimitFen: 0n,
      createdAt: server.clock.now(),
    }));
    await server.database.transaction((tx) => tx.insert(subAccounts).values(some));
    const phone = newGuest();
    expect((await invite(main, phone, { sub_account_name: 'first' })).number).toBe(0);
    expect(await invite(main, newGuest(), { sub_account_name: 'second' })).toMatchObject({
      number: errors.CONFLICT.status,
      reason: '子账号与邀请合计最多 100 个，请先删除不用的子账号或撤回邀请',
    });
    server.clock.advance(minuteMs);
    // The one that it takes the place of makes room for it.
    expect((await invite(main, phone, { sub_account_name: 'third' })).number).toBe(0);
  });

  test('within a minute of the last message to that phone', async () => {
    const main = await registered();
    const phone = newGuest();
    await invite(main, phone);
    expect(await invite(main, phone)).toMatchObject({
      number: errors.TOO_MANY_REQUESTS.status,
      reason: '邀请短信刚刚发送过，请 60 秒后再试',
    });
    expect((await resend(main, (await onlyOne(main)).Id)).number).toBe(errors.TOO_MANY_REQUESTS.status);
    expect(await messagesTo(phone)).toHaveLength(1);
  });

  test('after twenty messages of one account within a day', async () => {
    const main = await registered();
    for (let nth = 0; nth < 20; nth += 1)
      expect((await invite(main, newGuest(), { sub_account_name: `lab-${nth}` })).number).toBe(0);
    const phone = newGuest();
    expect(await invite(main, phone, { sub_account_name: 'one-more' })).toMatchObject({
      number: errors.TOO_MANY_REQUESTS.status,
      reason: '每 24 小时最多发送 20 条邀请短信，请明天再试',
    });
    server.clock.advance(dayMs);
    expect((await invite(main, phone, { sub_account_name: 'one-more' })).number).toBe(0);
  });

  test('after five messages to one phone within a day, whoever sends them', async () => {
    const phone = newGuest();
    for (let nth = 0; nth < 5; nth += 1) expect((await invite(await registered(), phone)).number).toBe(0);
    expect((await invite(await registered(), phone)).number).toBe(errors.TOO_MANY_REQUESTS.status);
  });
});

test('a message that could not be sent is not counted, and nothing is listed', async () => {
  const main = await registered();
  const phone = newGuest();
  const down = vi.spyOn(server.services.sms, 'inform').mockRejectedValue(new Error('the channel is down'));
  expect((await invite(main, phone)).number).not.toBe(0);
  down.mockRestore();
  expect(await listed(main)).toEqual([]);
  expect((await invite(main, phone)).number).toBe(0);
});
