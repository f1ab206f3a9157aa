import { getExpenseSummary, getInstanceCost, getInstanceCosts, getRunway } from '@compute-market/contract/calls/cost';
import { createOwnImage, getOwnImages } from '@compute-market/contract/calls/own-image';
import { getReminders } from '@compute-market/contract/calls/reminder';
import { getMonthlyBill } from '@compute-market/contract/calls/bill';
import { deleteSubAccount } from '@compute-market/contract/calls/sub-account';
import { getBalanceChanges } from '@compute-market/contract/calls/payment';
import { BALANCE_CHANGE_TYPE, COST_TYPE, INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { fenFromYuan, unit } from '@compute-market/contract/rules/money';
import { ownImageDay, OWN_IMAGE_GRACE_DAYS } from '@compute-market/contract/rules/own-image';
import { dayMs, hourMs, minuteMs, secondMs } from '@compute-market/contract/rules/time-units';
import { formatDay } from '@compute-market/contract/rules/time';
import { vipLevels } from '@compute-market/contract/rules/vip';
import { asc, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { instance } from '../../src/db/schema/instance';
import { job } from '../../src/db/schema/job';
import { tariff } from '../../src/db/schema/market';
import { ownImage } from '../../src/db/schema/own-image';
import { reminder } from '../../src/db/schema/reminder';
import { jobKinds as imageJobs } from '../../src/domain/own-image';
import { payImageDays } from '../../src/domain/own-image/charge';
import { enqueueStandingJobs } from '../../src/jobs/runner';
import { openMarket } from '../setup';
import { customer, signInAgain, subAccountOf, topUp, type Customer, type Means } from './instance-customers';
import { rentalsOn } from './instance-world';
import { imagesOn, type Caller } from './own-image-world';

const server = openMarket();
const world = rentalsOn(server);
const images = imagesOn(server);
const gbDayPrice = 200;
const graceMs = OWN_IMAGE_GRACE_DAYS * dayMs;
let owner: Customer;
let name: string;

const setPrice = (ownImageDayPrice: number) =>
  server.database.transaction((tx) => tx.update(tariff).set({ ownImageDayPrice }));
/** The hour has come at which images without a price are looked for. */
async function announce(): Promise<void> {
  await enqueueStandingJobs(server.services, imageJobs);
  await server.database.transaction((tx) =>
    tx.update(job).set({ doneAt: null, runAt: server.clock.now() }).where(eq(job.kind, 'own-image.announce-charges')),
  );
  await images.runJobs();
}

beforeEach(async () => {
  await server.database.transaction((tx) =>
    tx.update(job).set({ doneAt: server.clock.now() }).where(isNull(job.doneAt)),
  );
  await setPrice(gbDayPrice);
  await open({ balance: 100 });
});

async function open(means: Means): Promise<void> {
  owner = await customer(server, means);
  // Its disk goes with it, so that the image alone costs something afterwards.
  name = await world.rentRunning(owner, { due_mode: -1 });
}

/** Lets hours pass, with the jobs of images after each, as a server that always runs; the session is a new one. */
async function passHours(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    server.clock.advance(hourMs);
    await images.runJobs();
  }
  owner = await signInAgain(server, owner);
}
const passDays = (days: number) => passHours(days * 24);

const rowOf = async (key: string) =>
  (await server.database.transaction((tx) => tx.select().from(ownImage).where(eq(ownImage.key, key))))[0];
/** What a day of an image takes from an account without a member level, fen. */
async function dayFen(key: string): Promise<number> {
  const sizeBytes = (await rowOf(key))?.sizeBytes ?? 0;
  return ownImageDay({ sizeBytes, gbDayPrice: unit(gbDayPrice), vipDiscount: vipLevels[0].discount });
}
const costs = async (who: Caller = owner) =>
  (await server.call(getInstanceCosts, { page: 1, page_size: 50, product: 'ownImage' }, who)).data;
const told = async (who: Caller = owner) =>
  (await server.call(getReminders, { page: 1, page_size: 50 }, who)).data.data
    .filter(({ Link }) => Link === '/console/cloudDisk')
    .map(({ Title }) => Title);
/** A machine that is over, whatever became of it. */
const end = (instanceName: string) =>
  server.database.transaction((tx) =>
    tx
      .update(instance)
      .set({ status: INSTANCE_STATUS.ended, ownImageKey: null, endedAt: server.clock.now() })
      .where(eq(instance.name, instanceName)),
  );
const only = async (who: Caller = owner) => (await images.read(who))[0];

describe('an image', () => {
  it('costs the GB of its size once a day, after the day, however often the jobs run', async () => {
    const key = await images.saved(owner, name, '微调环境');
    const day = await dayFen(key);
    expect(day).toBeGreaterThan(0);
    const list = (await server.call(getOwnImages, {}, owner)).data;
    expect(list.Pricing).toEqual({ GbDayPrice: 0.02, VipDiscount: 1, GraceDays: OWN_IMAGE_GRACE_DAYS });
    expect(list.data[0]).not.toHaveProperty('ChargedFrom');
    expect(list.data[0]).not.toHaveProperty('DeleteTime');
    expect(fenFromYuan(list.data[0]?.DayPrice ?? 0)).toBe(day);
    await passHours(23);
    expect((await costs()).total).toBe(0);
    await passHours(1);
    expect((await costs()).total).toBe(1);
    const again = () =>
      server.database.transaction((tx) =>
        tx.update(job).set({ doneAt: null, runAt: server.clock.now() }).where(eq(job.kind, 'own-image.charge')),
      );
    await again();
    await images.runJobs();
    await again();
    await Promise.all([images.runJobs(), images.runJobs()]);
    const { data, total, SumAmount } = await costs();
    expect([total, fenFromYuan(SumAmount)]).toEqual([1, day]);
    expect(data[0]).toMatchObject({
      Container_name: name,
      CostType: COST_TYPE.ownImage,
      Remark: expect.stringMatching(/^「微调环境」\d+GB × ¥0.0200\/天$/) as string,
    });
    await passDays(2);
    expect(fenFromYuan((await costs()).SumAmount)).toBe(3 * day);
  });

  it('that is deleted costs nothing more, and nothing of the day that has begun', async () => {
    const key = await images.saved(owner, name);
    await passHours(24 + 23);
    await images.remove(owner, key);
    await images.pass(1);
    await passDays(2);
    expect((await costs()).total).toBe(1);
  });

  it('is told in every sum of money as what it is, and not as a cost of machines', async () => {
    const key = await images.saved(owner, name);
    const day = await dayFen(key);
    await passDays(1);
    const yuan = day / 100;
    const range = { page: 1, page_size: 50 };
    const ofMachines = (await server.call(getInstanceCosts, { ...range, product: 'kvm' }, owner)).data;
    expect(ofMachines.data.map(({ CostType }) => CostType)).not.toContain(COST_TYPE.ownImage);
    const one = (await server.call(getInstanceCost, { instance_name: name }, owner)).data;
    expect(one.OwnImageCost).toBe(yuan);
    expect(one.Total_cost).toBeCloseTo(one.SumCost - yuan, 2);
    const days = (await server.call(getExpenseSummary, {}, owner)).data.DayList;
    expect(days.reduce((sum, { Disk }) => sum + Disk, 0)).toBeCloseTo(yuan, 2);
    const [change] = (await server.call(getBalanceChanges, range, owner)).data.data;
    expect(change).toMatchObject({ Type: BALANCE_CHANGE_TYPE.ownImage, DiffMoney: -yuan });
    const month = formatDay(server.clock.now().getTime() / secondMs).slice(0, 7);
    const bill = (await server.call(getMonthlyBill, { month }, owner)).data;
    expect(bill?.Spending.find(({ Product }) => Product === 'ownImage')).toMatchObject({ Charged: yuan, Count: 1 });
    await end(name);
    const runway = (await server.call(getRunway, {}, owner)).data;
    const item = runway.Items.find(({ Kind }) => Kind === 'own_image');
    expect(item).toMatchObject({ Container_name: key, Due_time: runway.Next?.Time });
    expect(runway.Next).toMatchObject({ Kind: 'own_image', Amount: yuan, ShortOf: null });
    expect(runway.DayPrice).toBeCloseTo(yuan, 2);
  });

  it('of a sub-account counts against its limit, and is its main account’s once that one is deleted', async () => {
    const sub = await subAccountOf(server, owner, `lab-${owner.userId}`, 50);
    const own = await world.rentRunning(sub, { due_mode: -1 });
    const key = await images.saved(sub, own);
    const day = await dayFen(key);
    await passDays(1);
    expect((await costs()).data[0]?.SubAccountName).toBe(`lab-${owner.userId}`);
    await end(own);
    const deleted = await server.call(deleteSubAccount, { sub_account_name: `lab-${owner.userId}` }, owner);
    expect(deleted.number).toBe(0);
    await passDays(1);
    const { data, SumAmount } = await costs();
    expect(data.map(({ SubAccountName }) => SubAccountName)).toEqual(['', `lab-${owner.userId}`]);
    expect(fenFromYuan(SumAmount)).toBe(2 * day);
    expect((await only())?.Status).toBe('ready');
  });
});

it('a day that the limit of a sub-account refuses holds up no money that its main account takes out', async () => {
  const sub = await subAccountOf(server, owner, `short-${owner.userId}`, 50);
  const key = await images.saved(sub, await world.rentRunning(sub, { due_mode: -1 }));
  await server.database.transaction((tx) =>
    tx
      .update(ownImage)
      .set({ sizeBytes: 4000 * 1024 ** 3 })
      .where(eq(ownImage.key, key)),
  );
  await passDays(1);
  await server.database.transaction((tx) => payImageDays(tx, owner.userId, server.clock.now()));
  expect((await costs()).total).toBe(0);
});

describe('a day that cannot be paid', () => {
  let key: string;
  beforeEach(async () => {
    await open({ balance: 3.9 });
    key = await images.saved(owner, name, '微调环境');
    await server.database.transaction((tx) =>
      tx
        .update(ownImage)
        .set({ sizeBytes: 900 * 1024 ** 3 })
        .where(eq(ownImage.key, key)),
    );
  });

  it('is told at once, asked for every hour, and paid with those that followed it after a top-up', async () => {
    const foretold = (await server.call(getRunway, {}, owner)).data;
    await passDays(1);
    const unpaidAt = (await rowOf(key))?.chargedUntil?.getTime() ?? 0;
    expect(foretold.Until).toBe((unpaidAt + dayMs) / secondMs);
    expect(await told()).toEqual(['镜像费未能扣取']);
    expect((await only())?.DeleteTime).toBe((unpaidAt + dayMs + graceMs) / secondMs);
    await passDays(2);
    expect(await told()).toEqual(['镜像费未能扣取']);
    expect((await costs()).total).toBe(0);
    await topUp(server, owner, 500);
    await passHours(1);
    expect((await costs()).total).toBe(3);
    expect(await only()).not.toHaveProperty('DeleteTime');
    await passDays(OWN_IMAGE_GRACE_DAYS);
    expect((await only())?.Status).toBe('ready');
  });

  it('has the image deleted after the days of grace, never before, and what is unpaid is not owed', async () => {
    await passDays(OWN_IMAGE_GRACE_DAYS);
    expect((await only())?.Status).toBe('ready');
    expect(await told()).toEqual(['镜像即将删除', '镜像费未能扣取']);
    await passDays(1);
    await images.pass(2);
    expect(await images.read(owner)).toEqual([]);
    expect(await told()).toEqual(['镜像已删除', '镜像即将删除', '镜像费未能扣取']);
    await topUp(server, owner, 500);
    await passDays(1);
    expect((await costs()).total).toBe(0);
  });

  it('has its whole week from the first refusal, also where nobody asked for it for long', async () => {
    server.clock.advance((OWN_IMAGE_GRACE_DAYS + 3) * dayMs);
    await images.runJobs();
    owner = await signInAgain(server, owner);
    expect(await told()).toEqual(['镜像费未能扣取']);
    const { Status, DeleteTime = 0 } = (await only()) ?? {};
    expect(Status).toBe('ready');
    expect(Math.abs(DeleteTime * secondMs - server.clock.now().getTime() - graceMs)).toBeLessThan(minuteMs);
    await topUp(server, owner, 500);
    await passHours(1);
    expect((await costs()).total).toBe(1);
  });

  it('does not take the image away while a machine starts from it', async () => {
    await passHours((OWN_IMAGE_GRACE_DAYS + 1) * 24 - 1);
    await server.database.transaction((tx) =>
      tx.update(instance).set({ ownImageKey: key, status: INSTANCE_STATUS.starting }).where(eq(instance.name, name)),
    );
    await passHours(1);
    expect((await only())?.Status).toBe('ready');
    await end(name);
    await images.pass(5);
    await images.pass(1);
    expect(await images.read(owner)).toEqual([]);
  });
});

it.each([
  ['the money of its main account', { balance: 3.9 }, 50, '充值', '联系主账号充值'],
  ['its limit', { balance: 100 }, 3.9, '调整子账号额度', '联系主账号提高额度'],
])('a sub-account whose image lacks %s is told whom to ask, and its main account what to do', async (...given) => {
  const [, means, limit, mainStep, subStep] = given;
  owner = await customer(server, means);
  const sub = await subAccountOf(server, owner, `asks-${owner.userId}`, limit);
  const key = await images.saved(sub, await world.rentRunning(sub, { due_mode: -1 }));
  await server.database.transaction((tx) =>
    tx
      .update(ownImage)
      .set({ sizeBytes: 900 * 1024 ** 3 })
      .where(eq(ownImage.key, key)),
  );
  await passDays(OWN_IMAGE_GRACE_DAYS);
  const news = await server.database.transaction((tx) =>
    tx.select().from(reminder).where(eq(reminder.userId, owner.userId)).orderBy(asc(reminder.id)),
  );
  const stepsTold = (isMain: boolean) =>
    news
      .filter(({ key: of, subAccountId }) => of.startsWith('own-image-unpaid:') && (subAccountId === null) === isMain)
      .map(({ text }) => /请在.+?(?:前|之前)(?<step>[^，。]+)[，。]/.exec(text)?.groups?.step);
  expect(stepsTold(true)).toEqual([mainStep, mainStep]);
  expect(stepsTold(false)).toEqual([subStep, subStep]);
});

describe('an image that was made while images were free', () => {
  beforeEach(async () => {
    await setPrice(0);
    await open({ balance: 100 });
  });

  it('stays free where there is no price, and nothing of one is told', async () => {
    await images.saved(owner, name);
    await announce();
    await passDays(2);
    expect(await told()).toEqual([]);
    expect((await costs()).total).toBe(0);
    const { data, Pricing } = (await server.call(getOwnImages, {}, owner)).data;
    expect(Pricing).toBeUndefined();
    expect(data[0]).not.toHaveProperty('DayPrice');
    expect((await server.call(getRunway, {}, owner)).data.Items.filter(({ Kind }) => Kind === 'own_image')).toEqual([]);
  });

  it('is charged from a week after its owner was told, never backwards, and not after the price is gone', async () => {
    const key = await images.saved(owner, name);
    const day = await dayFen(key);
    await passDays(3);
    await setPrice(gbDayPrice);
    await announce();
    await announce();
    const from = server.clock.now().getTime() + 7 * dayMs;
    expect(await told()).toEqual(['镜像将开始收费']);
    const { ChargedFrom = 0, DayPrice = 0 } = (await only()) ?? {};
    expect(Math.abs(ChargedFrom * secondMs - from)).toBeLessThan(minuteMs);
    expect(fenFromYuan(DayPrice)).toBe(day);
    await passDays(7);
    expect((await costs()).total).toBe(0);
    expect(await only()).not.toHaveProperty('ChargedFrom');
    await passDays(1);
    const { data } = await costs();
    expect(data.map(({ BeginTime }) => BeginTime)).toEqual([ChargedFrom]);
    await setPrice(0);
    await passDays(2);
    expect((await costs()).total).toBe(1);
    expect(await only()).not.toHaveProperty('DayPrice');
  });

  it('is told of and charged where a server of the version before has finished it', async () => {
    const key = await images.saved(owner, name);
    await setPrice(gbDayPrice);
    await server.database.transaction((tx) =>
      tx.update(ownImage).set({ chargedUntil: server.clock.now(), chargeAt: null }).where(eq(ownImage.key, key)),
    );
    await announce();
    expect(await told()).toEqual(['镜像将开始收费']);
    await passDays(8);
    expect((await costs()).total).toBe(1);
  });

  it('costs nothing without notice though the price comes while it is being made', async () => {
    const asked = await server.call(createOwnImage, { instance_name: name, name: '制作中' }, owner);
    await setPrice(gbDayPrice);
    await images.runJobs();
    expect((await rowOf(asked.data.Key))?.chargedUntil).toBeNull();
    await announce();
    expect(await told()).toEqual(['镜像将开始收费']);
  });
});
