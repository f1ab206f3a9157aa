import { getUserInfo, unregister } from '@compute-market/contract/calls/account';
import { sendInvitationCode, withdrawInvitation } from '@compute-market/contract/calls/invitation';
import { getReminders } from '@compute-market/contract/calls/reminder';
import { sendSmsCode, subAccountLogin } from '@compute-market/contract/calls/session';
import { deleteSubAccount, getSubAccounts } from '@compute-market/contract/calls/sub-account';
import { errors } from '@compute-market/contract/errors';
import { dayMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { subAccounts, users } from '../../src/db/schema/account';
import { openServer } from '../setup';
import { invitationsOn } from './invitations';
import { password, type Owner } from './sign-up';

const server = openServer();
const on = invitationsOn(server);
const {
  registered,
  newGuest,
  invite,
  newestToken,
  opened,
  codeFor,
  acceptWith,
  accept,
  listed,
  textsTo,
  from,
  newest,
} = on;
const page = { page: 1, page_size: 20 };

async function team(main: Owner) {
  return (await server.call(getSubAccounts, page, { token: main.token })).data.data;
}

async function invited(): Promise<{ main: Owner; phone: string; token: string }> {
  const main = await registered();
  const phone = newGuest();
  await invite(main, phone, { month_limit: 100, note: '陈宇' });
  return { main, phone, token: await newestToken(phone) };
}

describe('accepting', () => {
  test('makes the sub-account that was offered and signs it in', async () => {
    const { main, phone, token } = await invited();
    const { data } = await accept(token, phone);
    expect(data).toMatchObject({ MainPhone: main.phone, SubAccount: { Name: 'lab-a', MoneyLimit: 500 } });
    const { data: self } = await server.call(getUserInfo, {}, { token: data.session });
    expect(self.SubAccount).toMatchObject({ Name: 'lab-a', Rights: ['run', 'buy'], MoneyLimit: 500, MonthLimit: 100 });
    expect(await team(main)).toMatchObject([{ Name: 'lab-a', Note: '陈宇', Rights: ['run', 'buy'] }]);
    expect(await listed(main)).toEqual([]);
    expect((await opened(token)).State).toBe('used');
  });

  test('lets it log in with the password that it chose, by what its phone was told', async () => {
    const { main, phone, token } = await invited();
    await accept(token, phone);
    const login = { phone: main.phone, sub_account_name: 'lab-a', passwd: password };
    expect((await server.call(subAccountLogin, login, from())).number).toBe(0);
    expect(await textsTo(phone)).toContainEqual(
      expect.stringContaining(`主账号手机号填 ${main.phone}，子账号名填 lab-a`),
    );
  });

  test('is told to the main account on the site', async () => {
    const { main, phone, token } = await invited();
    await accept(token, phone);
    const { data } = await server.call(getReminders, page, { token: main.token });
    expect(data.data).toMatchObject([{ Title: '子账号邀请已被接受', Link: '/console/accountInfo' }]);
    expect(data.data[0]?.Text).toContain('lab-a');
  });

  test('sends its code to the phone that was invited, and slows it down as any other', async () => {
    const { phone, token } = await invited();
    expect((await server.call(sendInvitationCode, { token }, from())).data.wait).toBe(60);
    expect(await newest(phone)).toMatch(/^\d{6}$/);
    expect((await server.call(sendInvitationCode, { token }, from())).number).toBe(errors.TOO_MANY_REQUESTS.status);
  });
});

describe('accepting is refused', () => {
  test('with a wrong code, and with one for another purpose', async () => {
    const { phone, token } = await invited();
    const code = await codeFor(token, phone);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await acceptWith(token, wrong)).number).toBe(errors.CODE_WRONG.status);
    await server.call(sendSmsCode, { phone, scene: 'register' }, from());
    const other = await newest(phone);
    if (other !== code) expect((await acceptWith(token, other)).number).toBe(errors.CODE_WRONG.status);
    expect((await acceptWith(token, code)).number).toBe(0);
  });

  test('where the phone is that of a main account, but only once it is proven', async () => {
    const main = await registered();
    const other = await registered();
    await invite(main, other.phone);
    const token = await newestToken(other.phone);
    expect(await opened(token)).toMatchObject({ State: 'open' });
    const code = await codeFor(token, other.phone);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await acceptWith(token, wrong)).number).toBe(errors.CODE_WRONG.status);
    expect(await acceptWith(token, code)).toMatchObject({
      number: errors.PHONE_TAKEN.status,
      reason: '该手机号已注册主账号，不能再成为子账号；请直接登录，或请邀请人改邀请您的其他手机号',
    });
    expect(await team(main)).toEqual([]);
  });

  test('where the phone is that of a sub-account of any team, until that one is deleted', async () => {
    const { main, phone, token } = await invited();
    await accept(token, phone);
    const other = await registered();
    server.clock.advance(minuteMs);
    await invite(other, phone);
    const second = await newestToken(phone);
    const code = await codeFor(second, phone);
    expect(await acceptWith(second, code)).toMatchObject({
      number: errors.PHONE_TAKEN.status,
      reason: '该手机号已用于另一个子账号；请用该子账号登录，或请邀请人改邀请您的其他手机号',
    });
    await server.call(deleteSubAccount, { sub_account_name: 'lab-a' }, { token: main.token });
    // The code was not used up by the refusal.
    expect((await acceptWith(second, code)).number).toBe(0);
  });

  test('once it was withdrawn, expired or accepted, and for a token of nobody', async () => {
    const withdrawn = await invited();
    const code = await codeFor(withdrawn.token, withdrawn.phone);
    const [row] = await listed(withdrawn.main);
    await server.call(withdrawInvitation, { invitation_id: row?.Id ?? '' }, { token: withdrawn.main.token });
    expect(await acceptWith(withdrawn.token, code)).toMatchObject({
      number: errors.NOT_FOUND.status,
      reason: '邀请已被撤回，请联系邀请人',
    });
    const used = await invited();
    await accept(used.token, used.phone);
    expect((await acceptWith(used.token, '123456')).reason).toBe('邀请已被接受，请用子账号登录');
    const expired = await invited();
    server.clock.advance(7 * dayMs);
    expect((await acceptWith(expired.token, '123456')).reason).toBe('邀请已过期，请联系邀请人重新发送');
    expect((await server.call(sendInvitationCode, { token: expired.token }, from())).number).toBe(
      errors.NOT_FOUND.status,
    );
    expect((await acceptWith('x'.repeat(43), '123456')).number).toBe(errors.NOT_FOUND.status);
    expect((await opened('x'.repeat(43))).State).toBe('unknown');
  });

  test('where the team has become full meanwhile', async () => {
    const { main, phone, token } = await invited();
    const [owner] = await server.database.transaction((tx) =>
      tx.select({ id: users.id }).from(users).where(eq(users.phone, main.phone)),
    );
    const some = Array.from({ length: 100 }, (_, nth) => ({
      userId: owner?.id ?? 0,
      name: `full-${nth}`,
      passwordHash: '',
      moneyLimitFen: 0n,
      createdAt: server.clock.now(),
    }));
    await server.database.transaction((tx) => tx.insert(subAccounts).values(some));
    expect(await accept(token, phone)).toMatchObject({
      number: errors.CONFLICT.status,
      reason: '邀请方的子账号数量已达上限，请联系邀请人处理后再试',
    });
  });

  test('once the main account is closed', async () => {
    const { main, phone, token } = await invited();
    const code = await codeFor(token, phone);
    await server.call(sendSmsCode, { phone: main.phone, scene: 'unregister' }, { token: main.token, ...from() });
    const closing = await server.call(unregister, { code: await newest(main.phone) }, { token: main.token });
    expect(closing.number).toBe(0);
    expect((await acceptWith(token, code)).number).toBe(errors.NOT_FOUND.status);
    expect((await opened(token)).State).toBe('unknown');
  });
});
