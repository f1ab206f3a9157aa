import { deleteExport, getExports, keepExport } from '@compute-market/contract/calls/export';
import { getUserInfo, unregister } from '@compute-market/contract/calls/account';
import { deleteSubAccount } from '@compute-market/contract/calls/sub-account';
import { EXPORT_DAYS, EXPORT_MAX_BYTES, EXPORTS_MAX, EXPORTS_MAX_BYTES } from '@compute-market/contract/constants';
import { errors } from '@compute-market/contract/errors';
import { dayMs, daySeconds, hourMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { storedFile } from '../../src/db/schema/file';
import { keptExport } from '../../src/db/schema/kept-export';
import { jobKinds as exportJobs } from '../../src/domain/export';
import { enqueueStandingJobs, runDueJobs } from '../../src/jobs/runner';
import { jobKinds as fileJobs } from '../../src/storage';
import { openMarket, upload } from '../setup';
import { signIn } from '../setup/sign-in';
import { customer, subAccountOf, type Customer } from './instance-customers';

const server = openMarket();
let owner: Customer;
beforeEach(async () => {
  owner = await customer(server, { balance: 100 });
});

const orders = '\ufeff订单号,金额\r\n\t261120000200431,1500.00\r\n';
const about = { list: 'orders', filters: 'status=1&from=2026-11-01&to=2026-11-20', rows: '1' };
interface Kept {
  readonly name?: string;
  readonly bytes?: Uint8Array;
  readonly fields?: Record<string, string>;
}
const keep = ({ token }: Customer, { name = '充值记录.csv', bytes = Buffer.from(orders), fields }: Kept = {}) =>
  upload(server, keepExport, { name, bytes }, { token, fields: { ...about, ...fields } });
const listed = async ({ token }: Customer, page = 1, page_size = 20) =>
  (await server.call(getExports, { page, page_size }, { token })).data;
/** Under which a file is stored, in its link. */
const nameIn = (url: string): string => /files\/([\w-]+)\?/.exec(url)?.[1] ?? '';
const get = (url: string) => server.app.inject({ method: 'GET', url });
const remove = ({ token }: Customer, export_id: number) => server.call(deleteExport, { export_id }, { token });
const storedNames = async () =>
  (await server.database.transaction((tx) => tx.select({ name: storedFile.name }).from(storedFile))).map(
    ({ name }) => name,
  );

/** Both tidyings, one after the other, as their jobs do them. */
async function tidy(): Promise<void> {
  for (const kinds of [exportJobs, fileJobs]) {
    await enqueueStandingJobs(server.services, kinds);
    await runDueJobs(server.services, kinds);
  }
}

describe('an exported file', () => {
  test('is kept with what it holds, and comes back byte for byte, only ever as a download', async () => {
    const { code, data } = await keep(owner);
    expect(code).toBe(0);
    const now = Math.floor(server.clock.now().getTime() / 1000);
    expect(data).toMatchObject({
      Name: '充值记录.csv',
      List: 'orders',
      Filters: about.filters,
      Chosen: false,
      Rows: 1,
      Size: Buffer.byteLength(orders),
      CreateTime: now,
      ExpireTime: now + EXPORT_DAYS * daySeconds,
    });
    const { data: files, total } = await listed(owner);
    expect([files, total]).toEqual([[data], 1]);
    const file = await get(data.Url);
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('充值记录.csv')}`,
      'x-content-type-options': 'nosniff',
    });
    expect(file.rawPayload.toString('utf8')).toBe(orders);
  });

  test('is told as the rows that were chosen where only those are in it', async () => {
    expect((await keep(owner, { fields: { chosen: 'true' } })).data.Chosen).toBe(true);
  });

  test('stands on the page of the list that it belongs to, newest first', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 3; index += 1) ids.unshift((await keep(owner)).data.Id);
    const [first, second] = [await listed(owner, 1, 2), await listed(owner, 2, 2)];
    expect([...first.data, ...second.data].map(({ Id }) => Id)).toEqual(ids);
    expect([first.total, second.total]).toEqual([3, 3]);
  });

  test('is told to a customer as something that this back end does', async () => {
    expect((await server.call(getUserInfo, {}, { token: owner.token })).data.KeepsExports).toBe(true);
  });
});

describe('what is not kept', () => {
  const bytes = (...values: number[]) => Uint8Array.from(values);
  test.each([
    ['bytes that are no UTF-8', '充值记录.csv', bytes(0xb6, 0xa9, 0xb5, 0xa5), errors.FILE_TYPE_INVALID.code],
    ['bytes with a zero among them', '充值记录.csv', bytes(0x61, 0, 0x62), errors.FILE_TYPE_INVALID.code],
    ['a page called CSV', 'a.csv', Buffer.from('<html><script>alert(1)</script>'), errors.FILE_TYPE_INVALID.code],
    ['another text', 'a.txt', Buffer.from('a'), errors.FILE_TYPE_INVALID.code],
    ['an empty file', 'a.csv', bytes(), errors.FILE_TYPE_INVALID.code],
    ['a file beyond the limit', 'a.csv', Buffer.alloc(EXPORT_MAX_BYTES + 1, 'a'), errors.FILE_TOO_LARGE.code],
  ])('%s', async (_name, name, content, code) => {
    expect((await keep(owner, { name, bytes: content })).code).toBe(code);
    expect((await listed(owner)).total).toBe(0);
  });

  test.each([
    ['a list that is none', { list: 'toString' }],
    ['filters of several lines', { filters: 'a=1\r\nset-cookie: x' }],
    ['filters longer than an address of ours', { filters: 'a'.repeat(1001) }],
    ['fewer rows than none', { rows: '-1' }],
  ])('%s', async (_name, fields) => {
    expect((await keep(owner, { fields })).code).toBe(errors.INVALID_REQUEST.code);
  });

  test('a file of nobody', async () => {
    const sent = { name: 'a.csv', bytes: Buffer.from('a') };
    const { code } = await upload(server, keepExport, sent, { fields: about });
    expect(code).toBe(errors.SESSION_INVALID.status);
  });
});

describe('whose it is', () => {
  test('a main account and its sub-accounts see and delete their own alone', async () => {
    const sub = await subAccountOf(server, owner, '算法组', 100);
    const [mine, theirs] = [(await keep(owner)).data, (await keep(sub)).data];
    expect((await listed(owner)).data.map(({ Id }) => Id)).toEqual([mine.Id]);
    expect((await listed(sub)).data.map(({ Id }) => Id)).toEqual([theirs.Id]);
    expect((await remove(owner, theirs.Id)).number).toBe(errors.NOT_FOUND.status);
    expect((await remove(sub, mine.Id)).number).toBe(errors.NOT_FOUND.status);
    expect((await listed(sub)).total).toBe(1);
  });

  test('a link is good for nobody who changed it, and ends', async () => {
    const { Url } = (await keep(owner)).data;
    expect((await get(`${Url}x`)).statusCode).toBe(404);
    server.clock.advance(3 * hourMs);
    expect((await get(Url)).statusCode).toBe(404);
    expect((await get((await listed(owner)).data[0]?.Url ?? '')).statusCode).toBe(200);
  });
});

describe('how long it stays', () => {
  test('a deleted one is gone at once, and its bytes with the next tidying', async () => {
    const { Id, Url } = (await keep(owner)).data;
    expect((await remove(owner, Id)).number).toBe(0);
    expect((await get(Url)).statusCode).toBe(404);
    expect((await remove(owner, Id)).reason).toBe('该导出文件已被删除，请刷新列表');
    const name = nameIn(Url);
    expect(await storedNames()).toContain(name);
    await tidy();
    expect(await storedNames()).not.toContain(name);
    expect(await server.services.files.read(name)).toBeNull();
  });

  test('after thirty days it is out of the list, and then out of the store', async () => {
    const { Url } = (await keep(owner)).data;
    const name = nameIn(Url);
    server.clock.advance(EXPORT_DAYS * dayMs);
    const { session } = await server.database.transaction((tx) =>
      signIn(tx, server.services, { userId: owner.userId, subAccountId: null }),
    );
    expect((await listed({ ...owner, token: session })).total).toBe(0);
    const rows = () => server.database.transaction((tx) => tx.$count(keptExport, eq(keptExport.userId, owner.userId)));
    expect(await rows()).toBe(1);
    await tidy();
    expect([await rows(), await server.services.files.read(name)]).toEqual([0, null]);
  });

  test('the oldest leaves when one more than the most is kept, also when two come at once', async () => {
    const { userId } = owner;
    const at = server.clock.now();
    await server.database.transaction(async (tx) => {
      const names = Array.from({ length: EXPORTS_MAX - 1 }, (_, index) => `old-${userId}-${index}`.padEnd(24, 'x'));
      const file = { userId, subAccountId: null, purpose: 'export', mediaType: 'text/csv', createdAt: at } as const;
      await tx
        .insert(storedFile)
        .values(names.map((name) => ({ ...file, name, originalName: 'a.csv', size: 1, usedAt: at, removedAt: null })));
      const row = {
        userId,
        subAccountId: null,
        list: 'orders',
        filters: '',
        chosen: false,
        rows: 1,
        createdAt: at,
      } as const;
      await tx.insert(keptExport).values(names.map((name) => ({ ...row, file: name })));
    });
    const oldest = (await listed(owner, 2, EXPORTS_MAX - 2)).data.at(-1)?.Id;
    const kept = await Promise.all([keep(owner), keep(owner)]);
    const { data, total } = await listed(owner, 1, EXPORTS_MAX + 1);
    expect(total).toBe(EXPORTS_MAX);
    expect(data.map(({ Id }) => Id)).not.toContain(oldest);
    expect(
      data
        .slice(0, 2)
        .map(({ Id }) => Id)
        .sort(),
    ).toEqual(kept.map((one) => one.data.Id).sort());
  });

  describe('of a main account and its sub-accounts is bounded together', () => {
    /** Keeps a file whose size is told as this. */
    const keepLarge = async (who: Customer, size: number) => {
      const kept = await keep(who);
      await server.database.transaction((tx) =>
        tx
          .update(storedFile)
          .set({ size })
          .where(eq(storedFile.name, nameIn(kept.data.Url))),
      );
      return kept.data.Id;
    };
    const idsOf = async (who: Customer) => (await listed(who)).data.map(({ Id }) => Id);

    test("by its own oldest, which leave for a new one, while nobody else's does", async () => {
      const sub = await subAccountOf(server, owner, '算法组', 100);
      const theirs = await keepLarge(sub, EXPORTS_MAX_BYTES / 2);
      await keepLarge(owner, EXPORTS_MAX_BYTES / 4);
      const second = await keepLarge(owner, EXPORTS_MAX_BYTES / 4 - 1);
      const third = (await keep(owner)).data.Id;
      expect([await idsOf(owner), await idsOf(sub)]).toEqual([[third, second], [theirs]]);
    });

    test('by a refusal where others fill it, which stores nothing and takes nothing away', async () => {
      const sub = await subAccountOf(server, owner, '算法组', 100);
      const mine = (await keep(owner)).data.Id;
      const filling = await keepLarge(sub, EXPORTS_MAX_BYTES);
      const before = await storedNames();
      expect(await keep(owner)).toMatchObject({
        code: errors.FILE_TOO_LARGE.status,
        reason: expect.stringMatching(/已占满 200 MB，请其他成员在导出记录中删除/) as string,
      });
      expect([await idsOf(owner), await storedNames()]).toEqual([[mine], before]);
      await remove(sub, filling);
      expect((await keep(owner)).code).toBe(0);
    });
  });

  test('those of a sub-account go with it, and those of an account with the account', async () => {
    const leaver = await customer(server);
    const sub = await subAccountOf(server, leaver, 'lab-x', 100);
    const [theirs, mine] = [(await keep(sub)).data.Url, (await keep(leaver)).data.Url];
    await server.call(deleteSubAccount, { sub_account_name: 'lab-x' }, { token: leaver.token });
    expect([(await get(theirs)).statusCode, (await get(mine)).statusCode]).toEqual([404, 200]);
    expect((await server.call(unregister, {}, { token: leaver.token })).number).toBe(0);
    expect((await get(mine)).statusCode).toBe(404);
  });
});
