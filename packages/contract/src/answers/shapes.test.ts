import { expect, test } from 'vitest';
import { allCalls } from '../calls';
import type { Price } from '../entities/price';
import { readUnread, readVerifications } from '../envelope';
import { seenGrowth, seenQuote } from '../rules/seen-quote';
import { complete, completeAnswer } from './complete';
import { answerShapeOf } from './shape-of';
import { shapes } from './generated/shapes';

test('the shapes that the browser knows are those of the contract; after a change run this test with -u', async () => {
  const all = Object.fromEntries(allCalls.map((call) => [call.name, answerShapeOf(call)]));
  const text = JSON.stringify(all);
  await expect(
    `// Written by shapes.test.ts: what every call answers, for the answers of a back end that is not ours.
import type { Shape } from '../complete';

export const shapes = JSON.parse(
  '${text}',
) as Readonly<Record<string, Shape>>;
`,
  ).toMatchFileSnapshot('generated/shapes.ts');
});

test('a notice of which nothing but the named fields is told is whole, and its day is in seconds', () => {
  const shape = shapes.getNotices ?? 'x';
  expect(complete(shape, { data: [{ Id: 1, Title: '割接', CreateTime: '2026-11-20 09:30:00' }] })).toMatchObject({
    data: [{ Id: 1, Title: '割接', Original: '', CreateTime: Date.UTC(2026, 10, 20, 1, 30) / 1000 }],
    total: 1,
  });
  expect(complete(shape, [{ Id: 1 }])).toMatchObject({ data: [{ Id: 1, Title: '' }] });
});

test('what stands one level lower is found there, and is whole', () => {
  const told = { data: { verifications: [{ id: 1, status: 1 }] } };
  const found = [{ id: 1, status: 1, name: '', create_time: 0 }];
  expect(readVerifications(complete(shapes.getVerifications ?? 'x', told))).toMatchObject(found);
  expect(readVerifications(complete(shapes.getVerifications ?? 'x', told.data))).toMatchObject(found);
  expect(readUnread(complete(shapes.getUnreadFlag ?? 'x', { data: { unread: true } }))).toBe(true);
});

test('a price and a stock that are not told are unknown, not nothing; a count of rows is none', () => {
  const { List } = complete(shapes.getGpuSelectorDetail ?? 'x', { List: [{ GpuType: 'H20' }] }) as {
    List: Record<string, unknown>[];
  };
  expect(List[0]).toMatchObject({ HourPrice: Number.NaN, FreeNum: Number.NaN, TotalNum: Number.NaN });
  const options = complete(shapes.getStoreSelectorOptions ?? 'x', {}) as Record<string, { HourPrice: number }>;
  expect(['disk', 'bandwidth', 'keep_disk'].map((part) => options[part]?.HourPrice)).toEqual([
    Number.NaN,
    Number.NaN,
    Number.NaN,
  ]);
  expect(complete(shapes.getOrders ?? 'x', {})).toMatchObject({ total: 0 });
});

test('an image of which only the named fields are told may be rented with', () => {
  const told = { image_display_info_map: { jax: { Label: 'JAX' }, old: { Label: 'TF 1', ShowInRent: false } } };
  expect(complete(shapes.getStoreSelectorOptions ?? 'x', told)).toMatchObject({
    image_display_info_map: { jax: { ShowInRent: true }, old: { ShowInRent: false } },
  });
});

test('a quote of a server that tells no limit or size keeps it untold, so that it is not asked for what it does not know', () => {
  const told = { PayPrice: 20, DueTimeAfter: 1_800_000_000 };
  for (const name of [
    'renewKvmQueryPrice',
    'renewContainerQueryPrice',
    'renewBareMetalQueryPrice',
    'buyCloudDiskQueryPrice',
  ])
    expect(seenQuote(complete(shapes[name] ?? 'x', told) as Price), name).toEqual({ price: 20 });
  for (const name of ['updateCpuQueryPrice', 'addDiskQueryPrice', 'buyCloudDiskQueryPrice'])
    for (const size of [{}, { SizeAfter: null }, { SizeAfter: 0 }])
      expect(seenGrowth(complete(shapes[name] ?? 'x', { ...told, ...size }) as Price), name).toEqual({ price: 20 });
});

test('a discount that is not told takes nothing off', () => {
  expect(complete(shapes.getGpuPriceInfo ?? 'x', { vipInfos: [{}] })).toMatchObject({ vipInfos: [{ VipDiscount: 1 }] });
  expect(complete(shapes.getUserInfo ?? 'x', { Id: 1 })).toMatchObject({ CustomDiscount: 1 });
});

test('the level of who asks and the discounts of periods that prices do not tell are unknown', () => {
  const unknown = Number.NaN;
  expect(complete(shapes.getGpuPriceInfo ?? 'x', {})).toMatchObject({
    period_discounts: { hour: unknown, day: unknown, month: unknown },
    level: unknown,
  });
});

test('a quote that does not tell what is to be paid is no answer, for every order that can be paid', () => {
  // An early release pays nothing: it tells what comes back.
  const quotes = allCalls
    .filter(({ path, name }) => path.endsWith('_query_price') && name !== 'getEarlyRelease')
    .map(({ name }) => name);
  expect(quotes.length).toBeGreaterThan(5);
  for (const name of quotes) {
    expect(() => complete(shapes[name] ?? 'x', { OriginalPrice: 9 }), name).toThrow(TypeError);
    expect(complete(shapes[name] ?? 'x', { PayPrice: '9.5' }), name).toMatchObject({ PayPrice: 9.5 });
  }
});

test('an early release that does not tell what comes back is no answer', () => {
  for (const name of ['getEarlyRelease', 'releaseEarly'])
    expect(() => complete(shapes[name] ?? 'x', { PaidMoney: 9, ReturnMoney: 8 }), name).toThrow(TypeError);
});

test('what stands in another shape is no answer', () => {
  expect(() => complete(shapes.getNotices ?? 'x', 'soon')).toThrow(TypeError);
  expect(() => complete(shapes.getUserInfo ?? 'x', ['?', 7])).toThrow(TypeError);
  expect(() => complete(shapes.getVisibleCouponGroups ?? 'x', { x: 1 })).toThrow(TypeError);
});

test('amounts, sizes of a machine and counts of states that are not told are unknown, and a quote is what is to be paid', () => {
  const { data, counts } = complete(shapes.getInstances ?? 'x', { data: [{ Container_name: 'k1' }] }) as {
    data: Record<string, unknown>[];
    counts: Record<string, unknown>;
  };
  expect(data[0]).toMatchObject({ Total_cost: Number.NaN, HourPrice: Number.NaN, Cpu_num: Number.NaN, AddCpu: 0 });
  expect(counts.statusRunning).toBeNaN();
  expect(complete(shapes.renewKvmQueryPrice ?? 'x', { PayPrice: 20 })).toMatchObject({
    PayPrice: 20,
    IsEnough: true,
    MoneyAfter: Number.NaN,
  });
  expect(complete(shapes.renewKvmQueryPrice ?? 'x', { PayPrice: 20, IsEnough: false })).toMatchObject({
    IsEnough: false,
  });
});

test('what was paid for or claimed is done, though nothing or something else is told of it', () => {
  for (const name of ['renewKvm', 'updateKvmCpu', 'addOneDisk', 'assignCoupon', 'redeemMoneyCoupon', 'addReservation'])
    for (const told of [null, {}, [], 'ok', true])
      expect(completeAnswer(shapes[name], told), name).toBeTypeOf('object');
  expect(completeAnswer(shapes.renewKvm, null)).toMatchObject({ PayPrice: Number.NaN, OrderNo: '' });
  expect(completeAnswer(shapes.renewKvm, { PayPrice: 20 })).toMatchObject({ PayPrice: 20 });
});

test('a session, a code to pay by and what is only read are not there where nothing is told', () => {
  for (const name of ['login', 'subAccountLogin', 'createQrcode', 'getQrcode', 'getOrderStatus', 'getInstances'])
    expect(() => completeAnswer(shapes[name], null), name).toThrow(TypeError);
});

test('a bank card that was taken has passed, unless it is said that it has not', () => {
  expect(completeAnswer(shapes.verifyBankCard, {})).toMatchObject({ ok: true });
  expect(completeAnswer(shapes.verifyBankCard, null)).toMatchObject({ ok: true });
  expect(completeAnswer(shapes.verifyBankCard, { ok: false, reason: '手机号不一致' })).toMatchObject({ ok: false });
});

test('a data disk, months, machines and bytes that are not told are unknown, not none', () => {
  const row = (call: string, field = 'data') =>
    (complete(shapes[call] ?? 'x', { [field]: [{}] }) as Record<string, unknown[]>)[field]?.[0];
  expect(row('getInstances')).toMatchObject({ AddDisk: Number.NaN });
  expect(row('getReservations')).toMatchObject({ RentMonths: Number.NaN, Num: Number.NaN });
  expect(complete(shapes.getWorkOrder ?? 'x', { order: { attachments: [{ id: 1 }] } })).toMatchObject({
    order: { attachments: [{ size: Number.NaN }] },
  });
  expect(complete(shapes.getCloudDisk ?? 'x', { TotalSize: 50 })).toMatchObject({
    UsedSize: Number.NaN,
    Opened: undefined,
  });
});

test('a setting that is not told is left out: nothing set is something else', () => {
  const user = (told: object) => complete(shapes.getUserInfo ?? 'x', { Id: 1, ...told });
  expect(user({})).toMatchObject({ NotifyPhone: undefined });
  expect(user({ NotifyPhone: '' })).toMatchObject({ NotifyPhone: '' });
  const instance = (told: object) => complete(shapes.getInstances ?? 'x', { data: [told] });
  expect(instance({})).toMatchObject({ data: [{ InstanceAutorenew: undefined }] });
  expect(instance({ InstanceAutorenew: null })).toMatchObject({ data: [{ InstanceAutorenew: null }] });
});
