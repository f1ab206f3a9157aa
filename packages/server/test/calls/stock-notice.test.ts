import { changeNoticeSetting, getUserInfo, unregister } from '@compute-market/contract/calls/account';
import { getGpuSelectorDetail } from '@compute-market/contract/calls/market';
import { getReminders } from '@compute-market/contract/calls/reminder';
import { getStockNotices, noticeWhenInStock } from '@compute-market/contract/calls/stock-notice';
import { deleteSubAccount } from '@compute-market/contract/calls/sub-account';
import { STOCK_NOTICE_DAYS, STOCK_NOTICE_MAX } from '@compute-market/contract/constants';
import { errors } from '@compute-market/contract/errors';
import { dayMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gpuModel, host } from '../../src/db/schema/market';
import { stockWish } from '../../src/db/schema/stock-wish';
import { jobKinds } from '../../src/domain/stock-notice';
import { enqueueStandingJobs, runDueJobs } from '../../src/jobs/runner';
import { openMarket } from '../setup';
import { customer, signInAgain, subAccountOf, type Customer } from './instance-customers';

const model = 'RTX 3090';
const server = openMarket();
let who: Customer;

beforeAll(async () => {
  await enqueueStandingJobs(server.services, jobKinds);
});
beforeEach(async () => {
  await server.database.transaction((tx) => tx.delete(stockWish));
  await setFree(0);
  who = await customer(server);
});

/** So many cards of the model are free on each of its machines. */
async function setFree(freeGpus: number): Promise<void> {
  await server.database.transaction((tx) => tx.update(host).set({ freeGpus }).where(eq(host.gpuType, model)));
}
async function pass(milliseconds: number): Promise<void> {
  server.clock.advance(milliseconds);
  await runDueJobs(server.services, jobKinds);
}
const minute = () => pass(60_000);
const ask = (
  { token }: Customer = who,
  change: { container_type?: 'kvm' | 'docker'; gpu_type?: string; wanted?: boolean } = {},
) => server.call(noticeWhenInStock, { container_type: 'kvm', gpu_type: model, wanted: true, ...change }, { token });
const wished = async ({ token }: Customer = who) =>
  (await server.call(getStockNotices, {}, { token })).data.List.map(
    ({ ContainerType, GpuType }) => `${ContainerType} ${GpuType}`,
  );
const told = async ({ token }: Customer = who) =>
  (await server.call(getReminders, { page: 1, page_size: 10 }, { token })).data.data;
const shownFree = async () =>
  (await server.call(getGpuSelectorDetail, { container_type: 'kvm', gpu_type: model })).data.List.reduce(
    (sum, { FreeNum }) => sum + FreeNum,
    0,
  );

describe('a wish to hear of stock', () => {
  it('is sent once, as soon as the market shows a free card, with a link to it', async () => {
    expect((await ask()).data).toEqual({ Wanted: true });
    await minute();
    expect([await shownFree(), await told(), await wished()]).toEqual([0, [], [`kvm ${model}`]]);
    await setFree(1);
    await minute();
    expect(await told()).toMatchObject([
      {
        Event: 'activity',
        Title: '显卡到货',
        Text: '「RTX 3090」云主机现在有空闲显卡，可以租用。显卡不预留，请尽快下单。',
        Link: '/store?gpu=RTX%203090',
      },
    ]);
    expect(await wished()).toEqual([]);
    await minute();
    expect(await told()).toHaveLength(1);
  });

  it('is one, however often it is asked, and tells again only when it is asked again', async () => {
    await Promise.all([ask(), ask(), ask()]);
    expect(await wished()).toEqual([`kvm ${model}`]);
    await setFree(2);
    await minute();
    expect(await told()).toHaveLength(1);
    await setFree(0);
    await ask();
    await minute();
    expect(await told()).toHaveLength(1);
    await setFree(2);
    await minute();
    expect(await told()).toHaveLength(2);
  });

  it('is sent once although two servers look at the same time', async () => {
    await ask();
    await setFree(1);
    server.clock.advance(minuteMs);
    await Promise.all([runDueJobs(server.services, jobKinds), runDueJobs(server.services, jobKinds)]);
    await Promise.all(
      jobKinds.map((kind) => server.database.transaction((tx) => kind.work(tx, {}, server.services, null))),
    );
    expect(await told()).toHaveLength(1);
  });

  it('can be taken back, once or twice', async () => {
    await ask();
    expect((await ask(who, { wanted: false })).data).toEqual({ Wanted: false });
    expect((await ask(who, { wanted: false })).data).toEqual({ Wanted: false });
    await setFree(1);
    await minute();
    expect(await told()).toEqual([]);
  });

  it('waits for that kind of machine: a card that only containers can have is no virtual machine', async () => {
    const docker = await customer(server);
    await ask();
    await ask(docker, { container_type: 'docker' });
    await server.database.transaction((tx) =>
      tx
        .update(host)
        .set({ freeGpus: 1, containerTypes: ['docker'] })
        .where(eq(host.gpuType, model)),
    );
    await minute();
    expect(await told()).toEqual([]);
    expect(await told(docker)).toMatchObject([{ Link: '/store?type=docker&gpu=RTX%203090' }]);
    await server.database.transaction((tx) =>
      tx.update(host).set({ containerTypes: sql`default` }).where(eq(host.gpuType, model)),
    );
  });

  it('is not fulfilled by a machine that is offline', async () => {
    await ask();
    await server.database.transaction((tx) =>
      tx.update(host).set({ freeGpus: 4, online: false }).where(eq(host.gpuType, model)),
    );
    await minute();
    expect(await told()).toEqual([]);
    await server.database.transaction((tx) => tx.update(host).set({ online: true }).where(eq(host.gpuType, model)));
    await minute();
    expect(await told()).toHaveLength(1);
  });

  it('is gone after its days; asked again meanwhile, it stands as long again', async () => {
    const patient = await customer(server);
    await ask();
    await ask(patient);
    await pass((STOCK_NOTICE_DAYS - 1) * dayMs);
    const back = await signInAgain(server, patient);
    await ask(back);
    await pass(dayMs);
    const gone = await signInAgain(server, who);
    expect([await wished(gone), await wished(back)]).toEqual([[], [`kvm ${model}`]]);
    await setFree(1);
    await minute();
    expect([await told(gone), (await told(back)).length]).toEqual([[], 1]);
  });

  it('is shown on the site whatever was chosen for news of the market', async () => {
    const { NoticeSetting } = (await server.call(getUserInfo, {}, { token: who.token })).data;
    await server.call(
      changeNoticeSetting,
      { setting: { ...NoticeSetting, activity: { sms: false, wechat: false, site: false } } },
      { token: who.token },
    );
    await ask();
    await setFree(1);
    await minute();
    expect(await told()).toHaveLength(1);
  });
});

describe('who waits', () => {
  it('is the main account or a sub-account, each for itself', async () => {
    const sub = await subAccountOf(server, who, `stock${who.userId}`, 10);
    await ask(sub);
    expect([await wished(), await wished(sub)]).toEqual([[], [`kvm ${model}`]]);
    await setFree(1);
    await minute();
    expect([await told(), (await told(sub)).length]).toEqual([[], 1]);
  });

  it('ends with the account and with the sub-account', async () => {
    const name = `ended${who.userId}`;
    await ask(await subAccountOf(server, who, name, 10));
    await server.call(deleteSubAccount, { sub_account_name: name }, { token: who.token });
    expect(await server.database.transaction((tx) => tx.$count(stockWish))).toBe(0);
    await ask();
    expect((await server.call(unregister, {}, { token: who.token })).number).toBe(0);
    expect(await server.database.transaction((tx) => tx.$count(stockWish))).toBe(0);
  });

  it('waits for no more models than the limit, and for none that is not on the market', async () => {
    const models = (await server.database.transaction((tx) => tx.select().from(gpuModel))).map(
      ({ gpuType }) => gpuType,
    );
    const all = models.flatMap(
      (gpuType) =>
        [
          { container_type: 'kvm', gpu_type: gpuType },
          { container_type: 'docker', gpu_type: gpuType },
        ] as const,
    );
    expect(all.length).toBeGreaterThan(STOCK_NOTICE_MAX);
    const answers = await Promise.all(all.map((one) => ask(who, one)));
    expect(answers.filter(({ number }) => number === 0)).toHaveLength(STOCK_NOTICE_MAX);
    expect(answers.find(({ number }) => number !== 0)?.reason).toBe(
      '最多同时订阅 10 款显卡的到货通知，请先取消不需要的',
    );
    const [first] = await wished();
    expect(
      (await ask(who, { container_type: 'kvm', gpu_type: (first ?? '').split(' ').slice(1).join(' '), wanted: false }))
        .number,
    ).toBe(0);
    const unknown = await ask(who, { gpu_type: 'RTX 1' });
    expect([unknown.number, unknown.reason]).toEqual([errors.NOT_FOUND.status, '所选显卡已下架，请返回市场重新选择']);
  });

  it('is nobody without an account', async () => {
    expect(
      (await server.call(noticeWhenInStock, { container_type: 'kvm', gpu_type: model, wanted: true })).number,
    ).not.toBe(0);
  });
});
