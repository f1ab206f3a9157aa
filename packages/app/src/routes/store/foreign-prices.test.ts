// @vitest-environment jsdom
import { unitFromYuan } from '@compute-market/contract/rules/money';
import { memberPrice, priceTerms } from '@compute-market/patterns/listings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetToken, storeToken } from '../../state/session';
import { resetUser } from '../../state/user';
import { loader } from './create-instance';
import { readPrices } from './store-data';

/** A back end that knows the specification alone: its prices tell the discounts of levels, its account the level. */
const answers: Record<string, unknown> = {
  '/get_user_info': { Name: '陌生人', Phone: '13800000009', SubAccount: null, VipLevel: 2, Money: 50.5 },
  '/gpu_priceinfo': { vipInfos: [1, 0.98, 0.97, 0.95, 0.94].map((VipDiscount) => ({ VipDiscount })) },
  '/gpu_selector_detail': { List: [{ GpuType: 'RTX 4090', District: 'cn-east-1', HourPrice: 2, FreeNum: 4 }] },
  '/store/get_kvm_gpu_selector': { all_districts: ['cn-east-1'] },
  '/store/get_store_selector_options': { image_display_info_map: {} },
};
const lastPart = (address: string) => Object.keys(answers).find((end) => address.endsWith(end));
const answering = (told: Record<string, unknown>) =>
  void vi.stubGlobal('fetch', (address: string) => {
    const end = lastPart(new URL(address, 'http://localhost').pathname);
    return Promise.resolve(
      end === undefined
        ? new Response('', { status: 404 })
        : Response.json({ status: 0, reason: '', data: { ...answers, ...told }[end] }),
    );
  });

beforeEach(() => {
  storeToken('foreign-token');
  answering({});
});
afterEach(() => {
  forgetToken();
  resetUser();
  vi.unstubAllGlobals();
});

const twoYuan = (period: 'hour' | 'day' | 'month', info: Awaited<ReturnType<typeof readPrices>>) =>
  memberPrice(unitFromYuan(2), priceTerms(info, period));

test('a member of a back end that names no level beside its prices reads their own price of every period', async () => {
  const prices = await readPrices({});
  expect([twoYuan('hour', prices), twoYuan('day', prices), twoYuan('month', prices)]).toEqual([19_400, 19_012, 18_430]);
  expect(prices.vipInfos[prices.level]).toMatchObject({ Level: 2, VipName: '银牌会员' });
});

test('the market and the order form price the same choice alike', async () => {
  const prices = await readPrices({});
  resetUser();
  const { market } = loader({ request: new Request('http://localhost/createInstance?type=kvm') } as Parameters<
    typeof loader
  >[0]);
  expect(await market).toMatchObject({ ok: true, data: { priceInfo: prices } });
});

test('a level and a period that the prices tell hold', async () => {
  answering({
    '/gpu_priceinfo': { ...(answers['/gpu_priceinfo'] as object), level: 1, period_discounts: { day: 0.9 } },
  });
  expect(twoYuan('day', await readPrices({}))).toBe(17_640);
});

test('a visitor reads the price of level 0, and so does who could not be read', async () => {
  answering({ '/get_user_info': undefined });
  expect(twoYuan('hour', await readPrices({}))).toBe(20_000);
  forgetToken();
  answering({});
  expect(twoYuan('hour', await readPrices({}))).toBe(20_000);
});
