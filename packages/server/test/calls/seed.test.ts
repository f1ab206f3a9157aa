import { getUserInfo } from '@compute-market/contract/calls/account';
import { getAssignedCoupons } from '@compute-market/contract/calls/coupon';
import { getInstances } from '@compute-market/contract/calls/instance';
import { getNotice, getNotices } from '@compute-market/contract/calls/notice';
import { getBalanceRefundable, getBalanceRefunds } from '@compute-market/contract/calls/balance-refund';
import { getBalanceChanges, getOrders } from '@compute-market/contract/calls/payment';
import { login, subAccountLogin } from '@compute-market/contract/calls/session';
import {
  getWorkOrder,
  getWorkOrderCategories,
  getWorkOrderDocuments,
  getWorkOrders,
} from '@compute-market/contract/calls/work-order';
import { couponState } from '@compute-market/contract/rules/coupon';
import { beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../src/db/schema/account';
import { jobKinds } from '../../src/domain';
import { runDueJobs } from '../../src/jobs/runner';
import { audit } from '../../src/ledger/audit';
import { hashPassword } from '../../src/platform/password';
import { seedDemo } from '../../src/seed';
import { refuseDemoAccounts } from '../../src/seed/refuse';
import { accounts, demoPassword, mainPhone } from '../../src/seed/data/accounts';
import { openServer, startTestServer } from '../setup';

const server = openServer();
const tokens = new Map<string, string>();
const tokenOf = (phone: string): string => tokens.get(phone) ?? '';

beforeAll(async () => {
  await seedDemo(server.services);
  for (const { phone } of accounts)
    tokens.set(phone, (await server.call(login, { phone, passwd: demoPassword })).data.session);
}, 180_000);

describe('the demo accounts', () => {
  test('sign in with the shared password, sub-accounts too', async () => {
    expect([...tokens.values()].every((token) => token.length > 20)).toBe(true);
    for (const name of ['lab-a', 'lab-b']) {
      expect(
        (await server.call(subAccountLogin, { phone: mainPhone, sub_account_name: name, passwd: demoPassword })).number,
      ).toBe(0);
    }
  });

  test.each([
    ['13800000001', { Name: '林知远', Money: 2860.4, PowerMoney: 120, CreditMoneyQuota: 2000, VipLevel: 2 }],
    ['13800000002', { Money: 0, PowerMoney: 0, CreditMoneyQuota: 0, VipLevel: 0, AccumulatedMoney: 0 }],
    ['13800000003', { Money: -120.5, CreditMoneyQuota: 500 }],
    ['13800000004', { IsPartner: true }],
  ] as const)('%s has the figures of the screens', async (phone, figures) => {
    expect((await server.call(getUserInfo, {}, { token: tokenOf(phone) })).data).toMatchObject(figures);
  });

  test('the main account has spent about what the screens were drawn with', async () => {
    const { data } = await server.call(getUserInfo, {}, { token: tokenOf(mainPhone) });
    expect(Math.abs(data.AccumulatedMoney - 8562.4)).toBeLessThan(10);
  });
});

describe('a production server', () => {
  test('does not start on what a demo filled, and names the next step', async () => {
    await expect(refuseDemoAccounts(server.services)).rejects.toThrow(
      '数据库里有演示账号，其密码是公开的，不能用作正式环境。请用 DATA_DIR 或 DATABASE_URL 指定一个新的空数据库；仅供演示时请设置 DEMO=1。',
    );
  });

  test('starts where somebody has the phone of a demo account and a password of their own', async () => {
    const other = await startTestServer();
    const passwordHash = await hashPassword('Another2026');
    await other.database.transaction((tx) =>
      tx.insert(users).values({ phone: mainPhone, name: '王芳', passwordHash, createdAt: other.clock.now() }),
    );
    await expect(refuseDemoAccounts(other.services)).resolves.toBeUndefined();
    await other.close();
  });
});

describe('the demo money', () => {
  test('is coherent', async () => {
    expect(await server.database.transaction(audit)).toEqual([]);
  });

  test.each(accounts.map(({ phone }) => [phone]))(
    'the changes of %s add up to its balance, to the fen and line by line',
    async (phone) => {
      const token = tokenOf(phone);
      const { data: info } = await server.call(getUserInfo, {}, { token });
      const { data } = await server.call(getBalanceChanges, { page: 1, page_size: 100 }, { token });
      const fen = (yuan: number): number => Math.round(yuan * 100);
      let money = 0;
      let power = 0;
      for (const change of [...data.data].reverse()) {
        money += fen(change.DiffMoney);
        power += fen(change.DiffPower);
        expect([fen(change.MoneyLeft), fen(change.PowerLeft)]).toEqual([money, power]);
      }
      expect(data.total).toBe(data.data.length);
      expect([money, power]).toEqual([fen(info.Money), fen(info.PowerMoney)]);
    },
  );

  test('the changes are in the order of their times', async () => {
    const { data } = await server.call(getBalanceChanges, { page: 1, page_size: 100 }, { token: tokenOf(mainPhone) });
    const times = data.data.map((change) => change.CreateTime);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(new Set(data.data.map((change) => change.Type))).toEqual(new Set([1, 2, 5, 7, 8, 9, 10, 12]));
  });

  test('a part of the balance can go back, and a refund has ended', async () => {
    const token = tokenOf(mainPhone);
    const { Balance, Refundable, GiftMoney, InvoicedMoney } = (await server.call(getBalanceRefundable, {}, { token }))
      .data;
    expect(Refundable).toBeGreaterThan(0);
    expect(Refundable + GiftMoney + InvoicedMoney).toBeCloseTo(Balance, 2);
    const { data } = (await server.call(getBalanceRefunds, { page: 1, page_size: 20 }, { token })).data;
    expect(data).toMatchObject([{ Amount: 200, PayType: 0, Status: 1 }]);
  });
});

describe('the demo history', () => {
  test('has top-ups of every state and channel', async () => {
    const { data } = await server.call(getOrders, { page: 1, page_size: 50 }, { token: tokenOf(mainPhone) });
    expect(new Set(data.data.map((order) => order.Status))).toEqual(new Set([1, 2, 3]));
    expect(new Set(data.data.map((order) => order.PayType))).toEqual(new Set([0, 1, 2]));
  });

  test('has coupons of every state', async () => {
    const { data } = await server.call(
      getAssignedCoupons,
      { page: 1, page_size: 50, status: 2 },
      { token: tokenOf(mainPhone) },
    );
    const now = Math.floor(server.clock.now().getTime() / 1000);
    const count = (state: string) => data.data.filter((coupon) => couponState(coupon, now) === state).length;
    expect([count('unused'), count('used'), count('expired')]).toEqual([4, 2, 1]);
  });

  test('has rentals over, running, failed, kept and booting, and the booting one comes up', async () => {
    const list = async (container_type: 'kvm' | 'docker') => {
      const { data } = await server.call(
        getInstances,
        { container_type, status_type: 'statusAll', page: 1, page_size: 50 },
        { token: tokenOf(mainPhone) },
      );
      return data.data.map((one) => one.Status);
    };
    const states = new Set([...(await list('kvm')), ...(await list('docker'))]);
    expect(states).toEqual(new Set([0, 1, 4, 8, -2]));
    server.clock.advance(10_000);
    await runDueJobs(server.services, jobKinds);
    expect(await list('docker')).not.toContain(4);
  });

  test('announces days to come, and every notice can be read', async () => {
    const { data } = await server.call(getNotices, { page: 1, page_size: 50 });
    expect(data.total).toBeGreaterThanOrEqual(12);
    for (const { Id } of data.data) {
      const { data: text } = await server.call(getNotice, { id: Id });
      expect(`${text.Title}${text.Original}${text.Content}`).not.toMatch(/\{\+/);
      expect(text.Content.length).toBeGreaterThan(80);
    }
  });
});

test('seeding again changes nothing', async () => {
  const customers = () => server.database.transaction((tx) => tx.$count(users));
  const before = await customers();
  await seedDemo(server.services);
  expect(await customers()).toBe(before);
});

describe('the demo tickets', () => {
  test('one waits for an answer, with its picture and its files', async () => {
    const token = tokenOf(mainPhone);
    const { orders } = (await server.call(getWorkOrders, { page: 1, page_size: 20 }, { token })).data;
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set([0, 2, 3, 4, 5]));
    const unread = orders.find((order) => order.unread && order.status === 2);
    const { order } = (await server.call(getWorkOrder, { id: unread?.id ?? 0 }, { token })).data;
    expect(order.attachments).toHaveLength(2);
    expect(order.resource_type).toBe('kvm');
    const [, picture = ''] = /\]\((\/files\/[^)]+)\)/.exec(order.content) ?? [];
    expect((await server.app.inject({ url: picture })).headers['content-type']).toBe('image/png');
    // Support sees the picture and the files too.
    const page = (await server.app.inject({ url: '/sandbox' })).body;
    for (const name of ['nvidia-smi.png', 'train-rank1.log', 'dmesg.txt']) expect(page).toContain(`>${name}</a>`);
  });

  test('every question of the help documents is a question of the tickets', async () => {
    const { documents, total } = (await server.call(getWorkOrderDocuments, { page: 1, page_size: 100 })).data;
    const { categories } = (await server.call(getWorkOrderCategories, {})).data;
    expect(total).toBeGreaterThan(10);
    for (const document of documents) expect(categories.map(({ id }) => id)).toContain(document.category_id);
    expect(
      (await server.call(getWorkOrderDocuments, { page: 1, page_size: 5, keyword: 'xid' })).data.documents[0]?.title,
    ).toBe('nvidia-smi 看不到全部显卡');
  });
});
