import {
  addWorkOrderNotification,
  commentWorkOrder,
  deleteWorkOrderNotification,
  getUnreadFlag,
  getWorkOrder,
  getWorkOrderCategories,
  getWorkOrderDocuments,
  getWorkOrders,
  updateWorkOrder,
} from '@compute-market/contract/calls/work-order';
import { getReminders } from '@compute-market/contract/calls/reminder';
import { WORK_ORDER_STATUS } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { routes } from '@compute-market/contract/routes';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { sandboxReminder } from '../../src/db/schema/reminder';
import { acceptOrder } from '../../src/domain/work-order/staff';
import { ageOrders } from '../../src/domain/work-order/age';
import { enqueue } from '../../src/jobs/job';
import { runDueJobs } from '../../src/jobs/runner';
import { openServer } from '../setup';
import { customer, signInAgain, subAccountOf, type Customer } from './instance-customers';
import { ticket, ticketsOn } from './work-order-tickets';

const { waiting, processing, needsReply, solved, closed, revoked } = WORK_ORDER_STATUS;
const server = openServer();
let who: Customer;
const { send, opened, read, act, answer, attach } = ticketsOn(server, () => who);

beforeEach(async () => {
  who = await customer(server);
});

describe('a ticket', () => {
  test.each([
    { urgency: 0, minutes: 240 },
    { urgency: 1, minutes: 30 },
  ] as const)('of urgency $urgency is promised its first answer in $minutes minutes', async ({ urgency, minutes }) => {
    expect((await send({ urgency })).data).toMatchObject({ expect_reply_minutes: minutes });
  });

  test('is sent, listed and read with everything that went with it', async () => {
    const { data: file } = await attach();
    const { data: other } = await server.call(
      addWorkOrderNotification,
      { type: 'email', target: 'lab@example.cn' },
      { token: who.token },
    );
    const { data } = await send({
      urgency: 1,
      contact_time: '工作日 9:00-18:00',
      attachment_ids: [file.id],
      notification_ids: [other.id],
      context: { 状态: '运行异常' },
    });
    expect(data).toMatchObject({ no: expect.stringMatching(/^GD\d{8}-\d{4,}$/) as string, expect_reply_minutes: 30 });
    const { orders, total } = (await server.call(getWorkOrders, { page: 1, page_size: 20 }, { token: who.token })).data;
    expect(total).toBe(1);
    expect(orders[0]).toMatchObject({
      no: data.no,
      status: waiting,
      unread: false,
      category: { name: '实例故障' },
      sub_category: { name: 'GPU 掉卡' },
    });
    expect(await read(data.id)).toMatchObject({
      content: ticket.content,
      urgency: 1,
      contact_time: '工作日 9:00-18:00',
      context: { 状态: '运行异常' },
      attachments: [{ id: file.id, name: 'train.log', size: 4 }],
      notifications: [{ type: 'email', target: 'lab@example.cn' }],
      logs: [{ status: waiting, from: 'user' }],
      rate: null,
      reopen_until: null,
    });
  });

  test.each([
    ['a category that is gone', { category_id: 99 }, errors.CATEGORY_INVALID.code],
    ['a sub-category of another category', { sub_category_id: 11 }, errors.SUB_CATEGORY_INVALID.code],
    ['a short title', { title: '坏了' }, errors.INVALID_REQUEST.code],
    ['a machine that is not theirs', { resource_type: 'kvm', resource_id: 'not-mine' }, errors.NOT_FOUND.code],
    ['an order that is not theirs', { resource_type: 'order', resource_id: '118220261120' }, errors.NOT_FOUND.code],
    ['files that are not theirs', { attachment_ids: [987654] }, errors.NOT_FOUND.code],
    ['people that are not theirs', { notification_ids: [987654] }, errors.NOT_FOUND.code],
  ] as const)('is refused with %s, and nothing of it is kept', async (_name, fields, code) => {
    expect((await send(fields as Partial<typeof ticket>)).number).toBe(code);
    expect((await server.call(getWorkOrders, { page: 1, page_size: 20 }, { token: who.token })).data.total).toBe(0);
  });

  test('belongs to who wrote it: not to another customer, not to the main account of a sub-account', async () => {
    const sub = await subAccountOf(server, who, 'lab-a', 100);
    const { id } = (await send({}, sub.token)).data;
    const stranger = await customer(server);
    for (const token of [who.token, stranger.token]) {
      expect((await server.call(getWorkOrder, { id }, { token })).number).toBe(errors.NOT_FOUND.code);
      expect((await server.call(updateWorkOrder, { id, action: 'revoke' }, { token })).number).toBe(
        errors.NOT_FOUND.code,
      );
      expect((await server.call(commentWorkOrder, { order_id: id, content: 'x' }, { token })).number).toBe(
        errors.NOT_FOUND.code,
      );
    }
    expect((await read(id, sub.token)).author).toBe('lab-a');
  });

  test('is found by state, category, words and time; a percent sign is a percent sign', async () => {
    server.clock.advance(900);
    onTestFinished(() => server.clock.advance(100));
    const now = Math.floor(server.clock.now().getTime() / 1000);
    const id = await opened({ title: '显存占用 100% 不释放' });
    await opened({ category_id: 1, sub_category_id: 12 });
    await act(id, 'revoke');
    const list = async (filter: object) =>
      (await server.call(getWorkOrders, { page: 1, page_size: 20, ...filter }, { token: who.token })).data.orders.map(
        (order) => order.id,
      );
    expect(await list({ status: revoked })).toEqual([id]);
    expect(await list({ category_id: 3 })).toEqual([id]);
    expect(await list({ keyword: '100%' })).toEqual([id]);
    expect(await list({ keyword: '%释放%' })).toEqual([]);
    expect(await list({ begin_time: now + 60 })).toEqual([]);
    expect(await list({ category_id: 3, end_time: now })).toEqual([id]);
    expect(await list({ end_time: now - 1 })).toEqual([]);
  });
});

describe('the life of a ticket', () => {
  test('from sending over an answer and a reply to its end, its rating and back', async () => {
    const id = await opened();
    await server.database.transaction((tx) => acceptOrder(tx, id, '周工', server.clock.now()));
    expect((await act(id, 'revoke')).number).toBe(errors.CONFLICT.code);
    await answer(id);
    expect((await server.call(getUnreadFlag, {}, { token: who.token })).data).toEqual({ unread: true, count: 1 });
    expect(await read(id)).toMatchObject({ status: needsReply, comments: [{ from: 'staff', name: '周工' }] });
    expect((await server.call(getUnreadFlag, {}, { token: who.token })).data).toEqual({ unread: false, count: 0 });
    expect(
      (await server.call(commentWorkOrder, { order_id: id, content: '方案 2' }, { token: who.token })).number,
    ).toBe(0);
    expect((await read(id)).status).toBe(processing);
    expect((await act(id, 'rate', { rate: 5 })).number).toBe(errors.CONFLICT.code);
    expect((await act(id, 'close')).data.status).toBe(closed);
    expect((await act(id, 'comment', { content: '还有问题' })).number).toBe(errors.CONFLICT.code);
    expect((await act(id, 'rate', { rate: 4 })).number).toBe(0);
    expect((await act(id, 'rate', { rate: 1 })).number).toBe(errors.CONFLICT.code);
    expect((await act(id, 'reopen')).data.status).toBe(processing);
    expect((await read(id)).logs.map(({ status, from, name }) => [status, from, name])).toEqual([
      [waiting, 'user', ''],
      [processing, 'staff', '周工'],
      [needsReply, 'staff', '周工'],
      [processing, 'user', ''],
      [closed, 'user', ''],
      [processing, 'user', ''],
    ]);
  });

  test('an answer tells the customer and the people on the list, once each', async () => {
    const { data: sms } = await server.call(
      addWorkOrderNotification,
      { type: 'sms', target: '13912340001' },
      { token: who.token },
    );
    const { data: mail } = await server.call(
      addWorkOrderNotification,
      { type: 'email', target: `${who.userId}@example.cn` },
      { token: who.token },
    );
    const { data: twice } = await server.call(
      addWorkOrderNotification,
      { type: 'sms', target: '13912340001' },
      { token: who.token },
    );
    const id = await opened({ notification_ids: [sms.id, mail.id, twice.id] });
    await answer(id);
    await runDueJobs(server.services);
    const { no } = await read(id);
    const told = (await server.database.transaction((tx) => tx.select().from(sandboxReminder))).filter(({ text }) =>
      text.includes(no),
    );
    expect(told.map(({ channel }) => channel).sort()).toEqual(['email', 'sms', 'sms']);
    // Only who reads it elsewhere is asked to come; on the site it leads to the ticket.
    expect(told.every(({ text }) => text.endsWith('，请登录控制台查看。'))).toBe(true);
    const { data: page } = await server.call(getReminders, { page: 1, page_size: 1 }, { token: who.token });
    expect(page.data).toEqual([
      expect.objectContaining({
        Text: expect.not.stringContaining('请登录') as string,
        Link: routes.workOrderDetail.to({ id }),
      }),
    ]);
  });

  test('a question left for 72 hours counts as solved; seven days later it is closed and stays so', async () => {
    const id = await opened();
    await answer(id);
    const age = async (hours: number) => {
      server.clock.advance(hours * hourMs);
      who = { ...who, token: (await signInAgain(server, who)).token };
      await server.database.transaction((tx) =>
        enqueue(tx, { kind: ageOrders.kind, payload: {}, runAt: server.clock.now() }),
      );
      await runDueJobs(server.services, [ageOrders]);
      return (await read(id)).status;
    };
    expect(await age(71)).toBe(needsReply);
    // A further question is waited for as long as the first.
    await answer(id);
    expect(await age(71)).toBe(needsReply);
    expect(await age(2)).toBe(solved);
    expect(await age(6 * 24)).toBe(solved);
    expect(await age(25)).toBe(closed);
    expect((await act(id, 'reopen')).number).toBe(errors.CONFLICT.code);
  });
});

describe('the words of a rating', () => {
  test('are said once, after the rating, and leave the ticket closed', async () => {
    const id = await opened();
    const say = (content: string) => server.call(commentWorkOrder, { order_id: id, content }, { token: who.token });
    await answer(id, true);
    await act(id, 'close');
    expect((await say('太早')).number).toBe(errors.CONFLICT.code);
    server.clock.advance(1000);
    await act(id, 'rate', { rate: 2 });
    expect((await say('等了太久')).number).toBe(0);
    expect((await say('再说一次')).number).toBe(errors.CONFLICT.code);
    const { status, comments } = await read(id);
    expect([status, comments.at(-1)?.content, comments.length]).toEqual([closed, '等了太久', 2]);
  });
});

describe('people who hear of replies', () => {
  test('have a real address, are five at most, and are removed by who added them', async () => {
    const add = (fields: { order_id?: number; type: 'sms' | 'email'; target: string }, token = who.token) =>
      server.call(addWorkOrderNotification, fields, { token });
    expect((await add({ type: 'sms', target: 'lab@example.cn' })).number).toBe(errors.INVALID_REQUEST.code);
    const id = await opened();
    for (let count = 0; count < 5; count += 1)
      expect((await add({ order_id: id, type: 'sms', target: `1391234000${count}` })).number).toBe(0);
    expect((await add({ order_id: id, type: 'sms', target: '13912340009' })).number).toBe(errors.INVALID_REQUEST.code);
    const [first] = (await read(id)).notifications;
    const remove = (token: string) => server.call(deleteWorkOrderNotification, { id: first?.id ?? 0 }, { token });
    expect((await remove((await customer(server)).token)).number).toBe(errors.NOT_FOUND.code);
    expect((await remove(who.token)).number).toBe(0);
    expect((await read(id)).notifications).toHaveLength(4);
  });
});

test('a form that still stands elsewhere takes nobody off a ticket that was sent', async () => {
  const add = (target: string) => server.call(addWorkOrderNotification, { type: 'sms', target }, { token: who.token });
  const put = [(await add('13912340001')).data.id, (await add('13912340002')).data.id];
  const id = (await send({ notification_ids: put })).data.id;
  for (const each of put)
    expect((await server.call(deleteWorkOrderNotification, { id: each }, { token: who.token })).number).toBe(
      errors.NOT_FOUND.code,
    );
  const { notifications } = await read(id);
  expect(notifications.map(({ target }) => target)).toEqual(['13912340001', '13912340002']);
  const [first] = notifications;
  await server.call(deleteWorkOrderNotification, { id: first?.id ?? 0 }, { token: who.token });
  expect((await read(id)).notifications.map(({ target }) => target)).toEqual(['13912340002']);
});

describe('questions', () => {
  test('every category and every child is a question of its own', async () => {
    const { categories } = (await server.call(getWorkOrderCategories, {})).data;
    const ids = categories.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(categories.map(({ name }) => name)).toEqual([
      '计费财务',
      '实例连接',
      '实例故障',
      '镜像环境',
      '网络存储',
      '账号认证',
      '其他',
    ]);
  });

  test('documents are there for visitors, and none is found for nonsense', async () => {
    expect((await server.call(getWorkOrderDocuments, { page: 1, page_size: 5, keyword: '没有这样的词' })).data).toEqual(
      { documents: [], total: 0 },
    );
  });
});

test('one account cannot send tickets without end', async () => {
  for (let count = 0; count < 20; count += 1) await send();
  expect((await send()).number).toBe(errors.TOO_MANY_REQUESTS.code);
});
