import { getBannerAndNotice, getNotice, getNotices, rateDocument } from '@compute-market/contract/calls/notice';
import { getVerifications } from '@compute-market/contract/calls/verification';
import { getUnreadFlag, getWorkOrderDocuments } from '@compute-market/contract/calls/work-order';
import { errors } from '@compute-market/contract/errors';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { beforeAll, describe, expect, test } from 'vitest';
import { banner } from '../../src/db/schema/notice';
import { helpDocument, workOrder } from '../../src/db/schema/work-order';
import { publishNotice } from '../../src/domain/notice/publish';
import { sanitizeMarkdown } from '../../src/domain/notice/sanitize-markdown';
import { openServer } from '../setup';
import { verify } from './coupon-groups';
import { customer, subAccountOf } from './instance-customers';

const server = openServer();
const ids: number[] = [];

/** Three notices, an hour apart, the newest of them maintenance; one for tomorrow; one help document. */
beforeAll(async () => {
  const now = server.clock.now().getTime();
  const base = { original: '摘要', content: '正文', top: false, districts: [] };
  await server.database.transaction(async (tx) => {
    ids.push(await publishNotice(tx, { ...base, title: '系统公告', type: 0, at: new Date(now - 3 * hourMs) }));
    ids.push(
      await publishNotice(tx, { ...base, title: '活动公告', type: 1, at: new Date(now - 2 * hourMs), top: true }),
    );
    ids.push(
      await publishNotice(tx, {
        ...base,
        title: '维护公告',
        type: 2,
        at: new Date(now - hourMs),
        districts: ['华东一区'],
      }),
    );
    ids.push(await publishNotice(tx, { ...base, title: '明天的公告', type: 0, at: new Date(now + 24 * hourMs) }));
    ids.push(await publishNotice(tx, { ...base, title: '帮助文档', type: 3, at: new Date(now - 4 * hourMs) }));
    await tx.insert(banner).values([
      {
        title: '在播',
        image: '',
        imageMobile: '',
        url: '/store',
        beginAt: new Date(now - hourMs),
        endAt: new Date(now + hourMs),
      },
      {
        title: '播完',
        image: '',
        imageMobile: '',
        url: '',
        beginAt: new Date(now - 2 * hourMs),
        endAt: new Date(now - hourMs),
      },
    ]);
  });
});

describe('notices', () => {
  test('a visitor reads them newest first; documents and notices of the future are not among them', async () => {
    const { data, number } = await server.call(getNotices, { page: 1, page_size: 3 });
    expect(number).toBe(0);
    expect(data.data.map((one) => one.Title)).toEqual(['维护公告', '活动公告', '系统公告']);
    expect(data.total).toBe(3);
    expect(data.data[0]?.Id).toBe(ids[2]);
  });

  test('may be narrowed to one kind and read page by page', async () => {
    const ofType = await server.call(getNotices, { page: 1, page_size: 10, type: 1 });
    expect([ofType.data.total, ofType.data.data[0]?.Top]).toEqual([1, true]);
    const second = await server.call(getNotices, { page: 2, page_size: 2 });
    expect(second.data.data.map((one) => one.Title)).toEqual(['系统公告']);
  });

  test('one in full knows its neighbours in the list and the rooms it touches', async () => {
    const middle = await server.call(getNotice, { id: ids[1] ?? 0 });
    expect(middle.data).toMatchObject({
      Title: '活动公告',
      Content: '正文',
      Prev: { Id: ids[2], Title: '维护公告' },
      Next: { Id: ids[0], Title: '系统公告' },
    });
    const newest = await server.call(getNotice, { id: ids[2] ?? 0 });
    expect(newest.data).toMatchObject({ Prev: null, Districts: ['华东一区'] });
    const document = await server.call(getNotice, { id: ids[4] ?? 0 });
    expect(document.data).toMatchObject({ Type: 3, Prev: null, Next: null });
  });

  test('a missing one and one of the future are not found, and a wrong number is refused', async () => {
    expect(await server.call(getNotice, { id: 9999 })).toMatchObject({
      number: errors.NOT_FOUND.code,
      reason: '公告不存在或已下线，请返回列表查看',
    });
    expect((await server.call(getNotice, { id: ids[3] ?? 0 })).number).toBe(errors.NOT_FOUND.code);
    expect((await server.call(getNotice, { id: 0 })).number).toBe(errors.INVALID_REQUEST.code);
    expect((await server.call(getNotices, { page: 0, page_size: 3 })).number).toBe(errors.INVALID_REQUEST.code);
  });

  test('the store gets the running slides and the newest notice', async () => {
    const { data } = await server.call(getBannerAndNotice, {});
    expect(data.banners.map((one) => [one.Title, one.Url])).toEqual([['在播', '/store']]);
    expect(data.notice).toMatchObject({ Id: ids[2], Title: '维护公告' });
  });
});

describe('what is kept of a notice', () => {
  test.each([
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)>'],
    ['<svg/onload=alert(1)>', '&lt;svg/onload=alert(1)>'],
    ['</script><script>alert(1)</script>', '&lt;/script>&lt;script>alert(1)&lt;/script>'],
    ['[x](javascript:alert(1))', '[x](#))'],
    ['[x](<JaVaScRiPt:alert>)', '[x](#>)'],
    ['[x](java&#115;cript:alert)', '[x](#)'],
    ['[x](data:text/html,hi)', '[x](#)'],
    ['[x](//evil.example)', '[x](#)'],
    ['[x]: vbscript:run', '[x]: #'],
    ['<javascript:alert(1)>', '&lt;javascript:alert(1)>'],
    ['![x](https://elsewhere.example/a.png)', '[x](https://elsewhere.example/a.png)'],
    ['![x](//elsewhere.example/a.png)', '[x](#)'],
    ['![x][far]\n\n[far]: https://elsewhere.example/a.png', '[x][far]\n\n[far]: https://elsewhere.example/a.png'],
  ])('%s cannot run', (given, kept) => {
    expect(sanitizeMarkdown(given)).toBe(kept);
  });

  test.each([
    '## 标题',
    '[充值](/console/recharge)',
    '[文档](https://example.cn/a?b=1)',
    '[邮件](mailto:help@example.cn)',
    '<https://example.cn>',
    '1 < 2 且 3 > 2',
    '注意![1]',
    '![机房](/brand/room.png)',
    '| 列 | 值 |',
    '`a < b`',
  ])('%s stays as it is', (markdown) => {
    expect(sanitizeMarkdown(markdown)).toBe(markdown);
  });
});

describe('the unread flag of tickets', () => {
  test('is on while an answer is unread, for who wrote the ticket', async () => {
    const who = await customer(server);
    const sub = await subAccountOf(server, who, 'lab-a', 100);
    const flag = async (token: string) => (await server.call(getUnreadFlag, {}, { token })).data;
    expect(await flag(who.token)).toEqual({ unread: false, count: 0 });
    const now = server.clock.now();
    const ticket = {
      no: 'GD1',
      title: '带宽',
      content: '带宽',
      categoryId: 1,
      subCategoryId: 1,
      resourceType: 'none' as const,
      phone: '13800000000',
      createdAt: now,
      lastReplyAt: now,
      statusAt: now,
    };
    await server.database.transaction((tx) =>
      tx.insert(workOrder).values({ ...ticket, userId: who.userId, unread: true }),
    );
    expect(await flag(who.token)).toEqual({ unread: true, count: 1 });
    expect(await flag(sub.token)).toEqual({ unread: false, count: 0 });
  });

  test('needs a session', async () => {
    expect((await server.call(getUnreadFlag, {})).number).toBe(errors.SESSION_INVALID.code);
  });
});

describe('verifications', () => {
  test('are empty, then list the customer’s own', async () => {
    const who = await customer(server);
    const list = async (token: string) => (await server.call(getVerifications, {}, { token })).data.verifications;
    expect(await list(who.token)).toEqual([]);
    await verify(server, who.userId, 'enterprise');
    expect(await list(who.token)).toMatchObject([{ verify_type: 1, status: 1, method: 'license' }]);
    expect(await list((await customer(server)).token)).toEqual([]);
  });

  test('are for a main account', async () => {
    const sub = await subAccountOf(server, await customer(server), 'lab-a', 100);
    expect((await server.call(getVerifications, {}, { token: sub.token })).number).toBe(
      errors.PERMISSION_FORBIDDEN.code,
    );
  });
});

describe('an opinion of a help document', () => {
  const visitor = 'visitor-word-of-a-browser';
  const rate = (id: string, helpful: boolean, given: { token?: string; reader?: string } = {}) =>
    server.call(
      rateDocument,
      { id, helpful, ...(given.reader === undefined ? {} : { reader: given.reader }) },
      given.token === undefined ? {} : { token: given.token },
    );

  test('counts once for each account and each browser; a later one takes its place', async () => {
    const who = await customer(server);
    const { token } = await subAccountOf(server, who, 'reader', 10);
    expect((await rate('ssh', true, { token: who.token })).data).toEqual({ useful: 1 });
    expect((await rate('ssh', true, { token: who.token })).data).toEqual({ useful: 1 });
    expect((await rate('ssh', true, { token })).data).toEqual({ useful: 2 });
    expect((await rate('ssh', true, { reader: visitor })).data).toEqual({ useful: 3 });
    expect((await rate('ssh', false, { token: who.token })).data).toEqual({ useful: 2 });
  });

  test('of an answer adds to the readers it has helped, and the list says so', async () => {
    const id = ids[4] ?? 0;
    await server.database.transaction((tx) =>
      tx.insert(helpDocument).values({ noticeId: id, categoryId: 1, subCategoryId: 11, useful: 7 }),
    );
    expect((await rate(String(id), true, { reader: visitor })).data).toEqual({ useful: 8 });
    const { data } = await server.call(getWorkOrderDocuments, { page: 1, page_size: 10 });
    expect(data.documents.find((one) => one.id === id)?.useful).toBe(8);
  });

  test('needs a document that is there and somebody who has it', async () => {
    expect((await rate(String(ids[0]), true, { reader: visitor })).number).toBe(errors.DOCUMENT_INVALID.code);
    expect((await rate('999999', true, { reader: visitor })).number).toBe(errors.DOCUMENT_INVALID.code);
    expect((await rate('ssh', true)).number).toBe(errors.INVALID_REQUEST.code);
    expect((await rate('ssh', true, { reader: 'short' })).number).toBe(errors.INVALID_REQUEST.code);
  });

  test('is given by one address only so often', async () => {
    const numbers: number[] = [];
    for (let count = 0; count < 61; count += 1)
      numbers.push((await rate('tmux', true, { reader: `${visitor}-${count}` })).number);
    expect(numbers.at(-1)).toBe(errors.TOO_MANY_REQUESTS.code);
  });

  test('is given by one IPv6 network only so often, whichever of its addresses give it', async () => {
    const opine = (address: string) =>
      server.call(rateDocument, { id: 'tmux', helpful: true, reader: visitor }, { address });
    for (let count = 0; count < 60; count += 1) expect((await opine(`2001:db8:b:1::${count + 1}`)).number).toBe(0);
    expect((await opine('2001:db8:b:1::ffff')).number).toBe(errors.TOO_MANY_REQUESTS.code);
    expect((await opine('2001:db8:b:2::1')).number).toBe(0);
  });
});
