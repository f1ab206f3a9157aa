import { changeNoticeSetting } from '@compute-market/contract/calls/account';
import { getNotices } from '@compute-market/contract/calls/notice';
import { getReminders } from '@compute-market/contract/calls/reminder';
import { NOTICE_TYPE } from '@compute-market/contract/enumerations';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../src/db/schema/account';
import { reminder, sandboxReminder } from '../../src/db/schema/reminder';
import { announceNotice } from '../../src/domain/notice/announce';
import { noticeSettingOf } from '../../src/domain/account/notice-setting';
import { runDueJobs } from '../../src/jobs/runner';
import { openServer } from '../setup';
import { customer, subAccountOf, type Customer } from './instance-customers';

const server = openServer();

async function publish(fields: Record<string, string>): Promise<void> {
  const { token } = (await server.app.inject('/sandbox/api/token')).json<{ token: string }>();
  const payload = new URLSearchParams({ page_token: token, ...fields }).toString();
  await server.app.inject({
    method: 'POST',
    url: '/sandbox/notices',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });
  await runDueJobs(server.services);
}

const activity = {
  title: '双十二满减',
  original: '12 月 12 日租用 H20 满 500 减 50。',
  content: '活动期间均可使用。',
  type: String(NOTICE_TYPE.activity),
};
const told = async ({ token }: { token: string }) =>
  (await server.call(getReminders, { page: 1, page_size: 50 }, { token })).data.data.map(
    ({ Title, Text }) => `${Title}${Text}`,
  );
const messagesTo = async (who: Customer) =>
  server.database.transaction(async (tx) => {
    const [row] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, who.userId));
    return (
      await tx
        .select()
        .from(sandboxReminder)
        .where(eq(sandboxReminder.recipient, row?.phone ?? ''))
    ).map(({ text }) => text);
  });
const tick = (who: Customer, channels: { sms: boolean; wechat: boolean; site: boolean }) =>
  server.call(changeNoticeSetting, { setting: { ...noticeSettingOf({}), activity: channels } }, { token: who.token });

test('an activity that staff publish reaches every customer by the channels ticked for it, and no one else', async () => {
  const [usual, byPhone, never] = [await customer(server), await customer(server), await customer(server)];
  const sub = await subAccountOf(server, usual, 'lab-a', 100);
  await tick(byPhone, { sms: true, wechat: false, site: false });
  await tick(never, { sms: false, wechat: false, site: false });
  await publish(activity);
  const sentence = '「双十二满减」12 月 12 日租用 H20 满 500 减 50。';
  expect((await server.call(getNotices, { page: 1, page_size: 1 })).data.data[0]).toMatchObject({
    Title: '双十二满减',
    Type: NOTICE_TYPE.activity,
  });
  expect(await told(usual)).toEqual([`新活动${sentence}`]);
  expect(await messagesTo(usual)).toEqual([]);
  expect(await told(byPhone)).toEqual([]);
  expect(await messagesTo(byPhone)).toEqual([sentence]);
  expect([await told(never), await messagesTo(never), await told(sub)]).toEqual([[], [], []]);
});

test('other notices are read on the site and sent to nobody', async () => {
  const who = await customer(server);
  await publish({ ...activity, title: '系统升级', type: String(NOTICE_TYPE.system) });
  expect((await server.call(getNotices, { page: 1, page_size: 1 })).data.data[0]?.Title).toBe('系统升级');
  expect(await told(who)).toEqual([]);
});

test.each([
  ['no title', { title: ' ' }],
  ['too long a summary', { original: '长'.repeat(201) }],
  ['the kind of a help document', { type: String(NOTICE_TYPE.document) }],
  ['a page that is out of date', { page_token: 'stale' }],
])('a notice with %s is not published', async (_what, wrong) => {
  const before = (await server.call(getNotices, { page: 1, page_size: 1 })).data.total;
  await publish({ ...activity, ...wrong });
  expect((await server.call(getNotices, { page: 1, page_size: 1 })).data.total).toBe(before);
});

test('many customers each get it once, and a closed account does not', async () => {
  const now = server.clock.now();
  const noticeId = await server.database.transaction(async (tx) => {
    await tx.insert(users).values(
      Array.from({ length: 450 }, (_, index) => ({
        phone: `1350000${String(index).padStart(4, '0')}`,
        name: `客户${index}`,
        passwordHash: '',
        createdAt: now,
        closedAt: index === 7 ? now : null,
      })),
    );
    return announceNotice(tx, {
      ...activity,
      title: '年终回馈',
      type: NOTICE_TYPE.activity,
      top: false,
      districts: [],
      at: now,
    });
  });
  await runDueJobs(server.services);
  const { open, reached } = await server.database.transaction(async (tx) => ({
    open: (await tx.select({ id: users.id, closedAt: users.closedAt }).from(users))
      .filter(({ closedAt }) => closedAt === null)
      .map(({ id }) => id),
    reached: (await tx.select().from(reminder))
      .filter(({ key }) => key.startsWith(`activity:${noticeId}:`))
      .map(({ userId }) => userId),
  }));
  expect(reached.sort((a, b) => a - b)).toEqual(open.sort((a, b) => a - b));
});
