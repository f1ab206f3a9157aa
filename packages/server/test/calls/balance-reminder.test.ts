import { changeNoticeSetting, getUserInfo } from '@compute-market/contract/calls/account';
import { getBalanceReminder, setBalanceReminder } from '@compute-market/contract/calls/balance-reminder';
import { buyPowerMoney, createQrcode } from '@compute-market/contract/calls/payment';
import { getReminders } from '@compute-market/contract/calls/reminder';
import { runKvm } from '@compute-market/contract/calls/rental';
import { PAY_TYPE } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { beforeEach, describe, expect, it } from 'vitest';
import { openMarket } from '../setup';
import { customer, subAccountOf, topUp, type Customer } from './instance-customers';
import { smallOrder } from './instance-world';

const server = openMarket();
let owner: Customer;

beforeEach(async () => {
  owner = await customer(server, { balance: 10 });
});

/** A rental of two hours, 2.78 yuan. */
const rent = ({ token }: Customer) => server.call(runKvm, smallOrder, { token });
const read = ({ token }: Customer) => server.call(getBalanceReminder, {}, { token });
const set = ({ token }: Customer, threshold: number, top_up: number | null) =>
  server.call(setBalanceReminder, { threshold, top_up }, { token });
const told = async ({ token }: Customer) =>
  (await server.call(getReminders, { page: 1, page_size: 20 }, { token })).data.data.filter(
    ({ Event }) => Event === 'low_balance',
  );

describe('the setting', () => {
  it('is the default until it is set, is set again without harm, and prepares nothing when it is so', async () => {
    expect((await read(owner)).data).toEqual({ Threshold: 100, TopUp: null, On: true });
    const chosen = { Threshold: 5, TopUp: 1437.6, On: true };
    expect((await set(owner, 5, 1437.6)).data).toEqual(chosen);
    expect((await set(owner, 5, 1437.6)).data).toEqual(chosen);
    expect((await read(owner)).data).toEqual(chosen);
    expect((await set(owner, 0, null)).data).toEqual({ Threshold: 0, TopUp: null, On: true });
  });

  it('has its sum and its channels in the notice setting, and changes no channel', async () => {
    const { data } = await server.call(getUserInfo, {}, { token: owner.token });
    const none = { sms: false, wechat: false, site: false };
    const setting = {
      ...data.NoticeSetting,
      low_balance: { ...none, threshold: 30 },
      coupon: { ...none, sms: true },
    };
    await server.call(changeNoticeSetting, { setting }, { token: owner.token });
    expect((await read(owner)).data).toEqual({ Threshold: 30, TopUp: null, On: false });
    await set(owner, 7.5, 20);
    expect((await server.call(getUserInfo, {}, { token: owner.token })).data.NoticeSetting).toEqual({
      ...setting,
      low_balance: { ...none, threshold: 7.5 },
    });
  });

  it('refuses sums that are none and keeps what was', async () => {
    await set(owner, 5, 20);
    expect((await set(owner, -1, 20)).reason).toBe('金额不能为负数');
    expect((await set(owner, 1.005, 20)).reason).toBe('金额最多保留两位小数');
    expect((await set(owner, 10_000_000.01, 20)).reason).toBe('金额超出范围');
    expect((await set(owner, 5, 0)).reason).toBe('金额不能小于 0.01 元');
    expect((await set(owner, 5, 10_000_000.01)).reason).toBe('金额超出范围');
    expect((await read(owner)).data).toMatchObject({ Threshold: 5, TopUp: 20 });
  });

  it('is of the main account that is signed in', async () => {
    await set(owner, 5, 20);
    const lab = await subAccountOf(server, owner, 'lab-a', 50);
    for (const refused of [await read(lab), await set(lab, 1, 1)])
      expect(refused.number).toBe(errors.PERMISSION_FORBIDDEN.status);
    expect((await server.call(getBalanceReminder, {}, {})).number).toBe(errors.SESSION_INVALID.status);
    expect((await server.call(setBalanceReminder, { threshold: 1, top_up: null }, {})).number).toBe(
      errors.SESSION_INVALID.status,
    );
    expect((await read(await customer(server))).data.TopUp).toBeNull();
    expect((await read(owner)).data.TopUp).toBe(20);
  });
});

describe('the news', () => {
  const ahead = {
    Link: '/console/recharge?amount=1437.6',
    Text: '可用余额 ¥7.22，已低于您设置的 ¥8.00。已备好 ¥1,437.60 的充值，打开后点一次即生成付款码；不会自动扣款。',
    Read: false,
  };

  it('leads to the top-up that was prepared, once, however much is spent below', async () => {
    await set(owner, 8, 1437.6);
    await rent(owner);
    expect(await told(owner)).toMatchObject([ahead]);
    await rent(owner);
    expect(await told(owner)).toHaveLength(1);
  });

  it('leads to 充值 where nothing is prepared', async () => {
    await set(owner, 8, null);
    await rent(owner);
    expect(await told(owner)).toMatchObject([{ Link: '/console/recharge' }]);
  });

  it('comes again only after the balance was not below', async () => {
    await set(owner, 8, 20);
    await rent(owner);
    await topUp(server, owner, 0.5);
    await rent(owner);
    expect(await told(owner)).toHaveLength(1);
    // A second top-up of the same moment would be the first again.
    server.clock.advance(1000);
    await topUp(server, owner, 10);
    await rent(owner);
    expect(await told(owner)).toHaveLength(1);
    await rent(owner);
    await rent(owner);
    expect(await told(owner)).toHaveLength(2);
  });

  it('comes of vouchers that are bought too', async () => {
    await set(owner, 8, 1437.6);
    await server.call(buyPowerMoney, { amount: 2.78 }, { token: owner.token });
    expect(await told(owner)).toMatchObject([ahead]);
  });

  it('comes once of two payments at once', async () => {
    await set(owner, 8, 1437.6);
    const [first, second] = await Promise.all([rent(owner), rent(owner)]);
    expect([first.number, second.number]).toEqual([0, 0]);
    expect(await told(owner)).toMatchObject([ahead]);
  });

  it('is not held back by a top-up that is not paid yet', async () => {
    await set(owner, 8, 1437.6);
    const order = { amount: 100, pay_type: PAY_TYPE.wechat };
    expect((await server.call(createQrcode, order, { token: owner.token })).number).toBe(0);
    await rent(owner);
    expect(await told(owner)).toMatchObject([ahead]);
  });

  it('does not come of a sum that is set above the balance, until it has been reached', async () => {
    await set(owner, 50, 20);
    await rent(owner);
    expect(await told(owner)).toEqual([]);
    await topUp(server, owner, 45);
    await rent(owner);
    expect(await told(owner)).toHaveLength(1);
  });
});
