import { buyCloudDisk, buyCloudDiskQueryPrice, getCloudDisk } from '@compute-market/contract/calls/sftp';
import { getReminders } from '@compute-market/contract/calls/reminder';
import { CLOUD_DISK_ORDER } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { seenGrowth, seenQuote } from '@compute-market/contract/rules/seen-quote';
import { formatTime } from '@compute-market/contract/rules/time';
import { dayMs, daySeconds as day, secondMs } from '@compute-market/contract/rules/time-units';
import { beforeEach, describe, expect, test } from 'vitest';
import { jobKinds } from '../../src/domain';
import { enqueueStandingJobs, runDueJobs } from '../../src/jobs/runner';
import { balances, statement } from '../../src/ledger/statement';
import { onPostgres, openMarket } from '../setup';
import { customer, signInAgain, subAccountOf, type Customer } from './instance-customers';

const { open, enlarge, renew } = CLOUD_DISK_ORDER;
const server = openMarket();
let owner: Customer;

beforeEach(async () => {
  owner = await customer(server, { balance: 1000 });
});

const now = () => Math.floor(server.clock.now().getTime() / 1000);
const order = { size: 50, months: 1, type: open } as const;
const buy = (change: object = {}, who: Customer = owner) =>
  server.call(buyCloudDisk, { ...order, ...change }, { token: who.token });
const quote = (change: object = {}, who: Customer = owner) =>
  server.call(buyCloudDiskQueryPrice, { ...order, ...change }, { token: who.token });
const read = async (who: Customer = owner) => (await server.call(getCloudDisk, {}, { token: who.token })).data;
const cash = async () => (await server.database.transaction((tx) => balances(tx, owner.userId))).cashFen;

async function passDays(days: number): Promise<void> {
  server.clock.advance(days * dayMs);
  await runDueJobs(server.services, jobKinds);
  owner = await signInAgain(server, owner);
}

describe('a cloud disk', () => {
  test('is there only once it is opened: quoted, paid, with a login', async () => {
    expect(await read()).toMatchObject({
      Opened: false,
      TotalSize: 0,
      Due_time: null,
      ReleaseTime: null,
      MonthPrice: 0.3,
      UserName: '',
      Step: 10,
      MaxSize: 1000,
    });
    const { data } = await quote();
    expect(data).toMatchObject({
      OriginalPrice: 15,
      PeriodDeduct: 0,
      PayPrice: 15,
      IsEnough: true,
      DueTimeAfter: now() + 30 * day,
      Items: [{ Name: '云盘', Unit: '元/月', UnitPrice: 15, Amount: 15 }],
    });
    expect((await buy({ price: 15 })).data).toEqual({ TotalSize: 50, Due_time: now() + 30 * day, PayPrice: 15 });
    const disk = await read();
    expect(disk).toMatchObject({
      Opened: true,
      TotalSize: 50,
      UsedSize: 0,
      Due_time: now() + 30 * day,
      ReleaseTime: now() + 37 * day,
    });
    expect(disk.Passwd).toHaveLength(14);
    const { lines } = await server.database.transaction((tx) =>
      statement(tx, { userId: owner.userId, page: 1, pageSize: 1 }),
    );
    expect(lines).toMatchObject([{ kind: 'cloudDisk', cashFen: -1500n, remark: '云盘 50 GB' }]);
    expect((await buy()).number).toBe(errors.CONFLICT.status);
  });

  test('grows until its due time, to the second, and not beyond the largest', async () => {
    await buy();
    await passDays(15);
    const more = { size: 100, months: 0, type: enlarge };
    expect((await quote(more)).data.PayPrice).toBe(15);
    expect((await buy(more)).data).toMatchObject({ TotalSize: 150, PayPrice: 15, Due_time: now() + 15 * day });
    expect(await buy({ ...more, size: 900 })).toMatchObject({
      number: errors.INVALID_REQUEST.status,
      reason: '容量最多 1000 GB，还可增加 850 GB',
    });
    expect((await buy({ ...more, size: 0 })).reason).toBe('请选择要增加的容量');
  });

  test('is renewed from its end; an expired one from now, with its data', async () => {
    await buy();
    const longer = { months: 2, type: renew };
    expect((await buy(longer)).data.Due_time).toBe(now() + 90 * day);
    expect((await buy({ ...longer, size: 60 })).reason).toBe('续费容量需与当前容量 50 GB 一致，请刷新页面后再续费');
    await passDays(91);
    expect(await read()).toMatchObject({ Opened: true, TotalSize: 50 });
    expect((await read()).Passwd).toBeUndefined();
    expect((await buy({ size: 10, months: 0, type: enlarge })).number).toBe(errors.STATE_CONFLICT.status);
    expect((await buy({ ...longer, months: 1 })).data.Due_time).toBe(now() + 30 * day);
    expect((await read()).Passwd).toHaveLength(14);
  });

  test('is not renewed again by a wish that saw the end before the first renewal, unless it has ended by then', async () => {
    await buy();
    const longer = { size: 50, months: 1, type: renew };
    const seen = seenQuote((await quote(longer)).data);
    const first = await buy({ ...longer, ...seen });
    const left = await cash();
    expect(await buy({ ...longer, ...seen })).toMatchObject({
      number: errors.CONFLICT.status,
      reason: `到期时间已变为 ${formatTime(first.data.Due_time)}，可能已续费，请确认是否再续`,
      data: { DueTimeAfter: first.data.Due_time + 30 * day },
    });
    expect(await cash()).toBe(left);
    await passDays(61);
    const late = seenQuote((await quote(longer)).data);
    server.clock.advance(secondMs);
    expect((await buy({ ...longer, ...late })).data.Due_time).toBe(now() + 30 * day);
  });

  test('is enlarged at the price until the end it has by now: of a renewal meanwhile only the new price is told', async () => {
    await buy();
    const more = { size: 20, months: 0, type: enlarge };
    const seen = seenGrowth((await quote(more)).data);
    await buy({ size: 50, months: 1, type: renew });
    const refused = { number: errors.PRICE_CHANGED.status, data: { PayPrice: 2 * seen.price } };
    expect(await buy({ ...more, ...seen })).toMatchObject(refused);
    expect((await buy({ ...more, ...seenGrowth((await quote(more)).data) })).data.TotalSize).toBe(70);
  });

  test('is enlarged though its end was sent too, as a site of an earlier release does, and it is another by now', async () => {
    await buy();
    const more = { size: 20, months: 0, type: enlarge };
    const { data } = await quote(more);
    await buy({ size: 50, months: 1, type: renew });
    const seen = { ...seenQuote(data), ...seenGrowth((await quote(more)).data) };
    expect(seen).toMatchObject({ due_time_after: data.DueTimeAfter, size_after: 70 });
    expect((await buy({ ...more, ...seen })).data.TotalSize).toBe(70);
  });

  test('is not enlarged again by a wish that saw its size before the first time', async () => {
    await buy();
    const more = { size: 20, months: 0, type: enlarge };
    const seen = seenGrowth((await quote(more)).data);
    expect(seen.size_after).toBe(70);
    await buy({ ...more, ...seen });
    const left = await cash();
    expect(await buy({ ...more, ...seen })).toMatchObject({
      number: errors.CONFLICT.status,
      reason: '云盘容量已变为 70 GB，可能已添加，请确认是否再添加',
      data: { SizeAfter: 90 },
    });
    expect(await cash()).toBe(left);
    expect((await buy({ ...more, ...seenGrowth((await quote(more)).data) })).data.TotalSize).toBe(90);
  });

  test('is told of a day before its end, at its end, a day before it is deleted and when it is, once each', async () => {
    const { data } = await buy();
    await enqueueStandingJobs(server.services, jobKinds);
    const told = async () =>
      (await server.call(getReminders, { page: 1, page_size: 20 }, { token: owner.token })).data.data
        // A month ends meanwhile, and its bill is told too.
        .filter(({ Event }) => Event !== 'bill')
        .map(({ Event, Title, Text, Link }) => ({ Event, Title, Text, Link }))
        .reverse();
    await passDays(28);
    expect(await told()).toEqual([]);
    await passDays(1);
    await passDays(0.5);
    const end = formatTime(data.Due_time);
    const gone = formatTime(data.Due_time + 7 * day);
    const about = { Link: '/console/cloudDisk' };
    const ending = {
      ...about,
      Event: 'due',
      Title: '云盘即将到期',
      Text: `云盘将于 ${end} 到期，不会自动续费。到期后无法连接，数据保留至 ${gone}。如需继续使用，请在到期前续费。`,
    };
    expect(await told()).toEqual([ending]);
    await passDays(0.5);
    const over = {
      ...about,
      Event: 'expired',
      Title: '云盘已到期',
      Text: `云盘已到期，数据保留至 ${gone}，续费后恢复使用。`,
    };
    expect(await told()).toEqual([ending, over]);
    await passDays(5.9);
    expect(await told()).toEqual([ending, over]);
    await passDays(0.1);
    await passDays(0.9);
    const going = {
      ...about,
      Event: 'disk_release',
      Title: '云盘即将删除',
      Text: `已到期的云盘将于 ${gone} 删除，删除后数据无法找回。如需保留，请在此之前续费。`,
    };
    expect(await told()).toEqual([ending, over, going]);
    await passDays(0.1);
    expect(await told()).toEqual([
      ending,
      over,
      going,
      {
        ...about,
        Event: 'disk_release',
        Title: '云盘已删除',
        Text: `云盘于 ${end} 到期后未续费，数据已删除，无法找回。如需使用，可重新开通云盘。`,
      },
    ]);
    expect(await read()).toMatchObject({ Opened: false });
  });

  test('whose data was to go while no server ran is told of and waits a day, in which it can be renewed', async () => {
    const told = async () =>
      (await server.call(getReminders, { page: 1, page_size: 20 }, { token: owner.token })).data.data
        .filter(({ Title }) => Title.startsWith('云盘'))
        .map(({ Title, Text }) => `${Title} ${Text}`);
    await enqueueStandingJobs(server.services, jobKinds);
    await buy();
    await passDays(28);
    await passDays(8.5);
    expect(await told()).toContainEqual(expect.stringContaining('云盘即将删除'));
    await passDays(3);
    const going = `云盘即将删除 已到期的云盘将于 ${formatTime(now() + day)} 删除，删除后数据无法找回。如需保留，请在此之前续费。`;
    expect((await told())[0]).toBe(going);
    await passDays(0.5);
    expect((await told())[0]).toBe(going);
    expect((await buy({ months: 1, type: renew })).data.Due_time).toBe(now() + 30 * day);
    await passDays(1);
    expect(await read()).toMatchObject({ Opened: true, TotalSize: 50 });
    await passDays(40);
    await passDays(1);
    expect(await read()).toMatchObject({ Opened: false, TotalSize: 0 });
    expect((await told())[0]).toContain('云盘已删除');
  });

  test('that was renewed in time is told of its new end alone', async () => {
    await buy();
    await enqueueStandingJobs(server.services, jobKinds);
    const titles = async () =>
      (await server.call(getReminders, { page: 1, page_size: 20 }, { token: owner.token })).data.data
        .map(({ Title }) => Title)
        .filter((title) => title.startsWith('云盘'));
    await passDays(28);
    await buy({ months: 1, type: renew });
    await passDays(30);
    expect(await titles()).toEqual([]);
    await passDays(1);
    expect(await titles()).toEqual(['云盘即将到期']);
  });

  test('that ended keeps its data for seven days and is then deleted', async () => {
    await buy();
    await passDays(30);
    await passDays(1);
    await passDays(6);
    expect(await read()).toMatchObject({ Opened: false, TotalSize: 0, UserName: '' });
    expect((await buy({ months: 1, type: renew })).number).toBe(errors.CLOUD_DISK_NOT_OPENED.status);
    expect((await buy()).number).toBe(0);
  });
});

describe('an order', () => {
  test.each([
    ['no size', { size: 0 }, '容量至少 10 GB'],
    ['15 GB', { size: 15 }, '容量需为 10 GB 的倍数'],
    ['more than the largest', { size: 1010 }, '容量最多 1000 GB'],
    ['no months', { months: 0 }, '开通和续费请选择时长，扩容按到期时间计费'],
    ['months for more space', { type: enlarge }, '开通和续费请选择时长，扩容按到期时间计费'],
    ['a field of its own', { free: true }, '参数 free 有误，请检查后重试'],
  ])('for %s is refused', async (_name, change, reason) => {
    expect(await buy(change)).toMatchObject({ number: errors.INVALID_REQUEST.status, reason });
    expect(await quote(change)).toMatchObject({ number: errors.INVALID_REQUEST.status, reason });
  });

  test.each([
    ['another price', { price: 14.99 }, 'PRICE_CHANGED'],
    ['a coupon', { coupon_id: 1 }, 'COUPON_NOT_APPLICABLE'],
    ['more money than there is', { size: 1000, months: 12 }, 'BALANCE_SHORT'],
    ['more space of a disk that is not there', { months: 0, type: enlarge }, 'CLOUD_DISK_NOT_OPENED'],
  ] as const)('with %s is refused and costs nothing', async (_name, change, key) => {
    expect((await buy(change)).number).toBe(errors[key].status);
    expect([await cash(), (await read()).Opened]).toEqual([100_000n, false]);
  });

  test('for more space goes on when time has made it cheaper than was seen, and not when it costs more', async () => {
    await buy();
    const more = { size: 100, months: 0, type: enlarge };
    const { PayPrice: seen } = (await quote(more)).data;
    await passDays(3);
    const { PayPrice: price } = (await quote(more)).data;
    expect(price).toBeLessThan(seen);
    expect((await buy({ ...more, price: price - 0.01 })).number).toBe(errors.PRICE_CHANGED.status);
    expect((await buy({ ...more, price: seen })).data).toMatchObject({ TotalSize: 150, PayPrice: price });
  });

  test('carries the member discount and takes vouchers first', async () => {
    owner = await customer(server, { balance: 10, vouchers: 10, spent: 200 });
    expect((await quote()).data).toMatchObject({
      OriginalPrice: 15,
      VipDeduct: 0.3,
      PayPrice: 14.7,
      PowerMoneyPay: 10,
      MoneyPay: 4.7,
    });
  });

  test('for time stops at an empty balance, vouchers or not, and more space of a paid disk does not', async () => {
    owner = await customer(server, { balance: 15, vouchers: 100 });
    expect((await buy({ pay_type_first: 'money' })).number).toBe(0);
    expect(await cash()).toBe(0n);
    const longer = { type: renew };
    expect((await quote(longer)).data).toMatchObject({ PowerMoneyPay: 15, IsEnough: false, ShortMoney: 0.01 });
    expect(await buy(longer)).toMatchObject({
      number: errors.BALANCE_SHORT.status,
      reason: errors.BALANCE_SHORT.reason,
    });
    const more = { size: 10, months: 0, type: enlarge };
    expect((await quote(more)).data).toMatchObject({ PowerMoneyPay: 3, IsEnough: true, ShortMoney: 0 });
    expect((await buy(more)).data).toMatchObject({ TotalSize: 60, PayPrice: 3 });
    const onlyVouchers = await customer(server, { vouchers: 100 });
    expect((await quote({}, onlyVouchers)).data).toMatchObject({ IsEnough: false, ShortMoney: 0.01 });
    expect((await buy({}, onlyVouchers)).number).toBe(errors.BALANCE_SHORT.status);
    expect((await read(onlyVouchers)).Opened).toBe(false);
  });

  test('is for the main account: a sub-account reads its disk only, a stranger sees none', async () => {
    await buy();
    const sub = await subAccountOf(server, owner, 'reader', 100);
    expect(await read(sub)).toMatchObject({ Opened: true, TotalSize: 50 });
    for (const call of [buy, quote]) expect((await call({}, sub)).number).toBe(errors.PERMISSION_FORBIDDEN.status);
    expect(await read(await customer(server))).toMatchObject({ Opened: false });
    expect((await server.call(getCloudDisk, {})).number).toBe(errors.SESSION_INVALID.status);
    expect((await server.call(buyCloudDisk, order)).number).toBe(errors.SESSION_INVALID.status);
  });

  test.runIf(onPostgres)('placed ten times at once opens one disk and pays once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => buy()));
    expect(answers.filter(({ number }) => number === 0)).toHaveLength(1);
    expect(await cash()).toBe(98_500n);
    // The last two orders stand at the level that the first four have reached.
    const grown = await Promise.all(Array.from({ length: 5 }, () => buy({ size: 100, months: 0, type: enlarge })));
    expect(grown.filter(({ number }) => number === 0)).toHaveLength(5);
    expect([(await read()).TotalSize, await cash()]).toEqual([550, 83_620n]);
  });
});
