// @vitest-environment jsdom
import type { Instance } from '@compute-market/contract/entities/instance';
import { errors } from '@compute-market/contract/errors';
import { quote as price } from '@compute-market/patterns/instance/CreateInstanceScreen/fixtures';
import { mainAccount, subAccount } from '@compute-market/patterns/viewer/fixtures';
import type { Viewer } from '@compute-market/patterns/viewer';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api';
import { ApiError, type FailureKind } from '../api/errors';
import { renewalsOf } from './useInstanceOrder';

const call = vi.spyOn(api, 'call');

const instance = { Container_name: 'k7f3a2c', ContainerType: 'kvm' } as Instance;
const sub = subAccount;
const main = mainAccount;
const short = '可用余额小于套餐价格';

const failing = (kind: FailureKind, status: number, reason: string) =>
  call.mockRejectedValueOnce(new ApiError({ kind, status, reason, requestId: 'r' }));
const day = { unit: 'day', count: 1 } as const;
const renewedBy = (viewer: Viewer, one = instance, agreed = price): Promise<unknown> =>
  renewalsOf(viewer)
    .renew(one, day, agreed)
    .catch((error: unknown) => error);

beforeEach(() => void call.mockReset());
afterAll(() => void call.mockRestore());

test.each([
  ['its number', errors.BALANCE_SHORT.status],
  ['its words alone, as a back end that is not ours says it', 1],
])('a sub-account whose main account is short reads whom to ask, told by %s', async (_, status) => {
  failing('refused', status, short);
  const told = await renewedBy(sub);
  expect(told).toMatchObject({ message: '主账号余额不足，请联系主账号充值', status });
  expect(renewalsOf(sub).isRefusal(told)).toBe(true);
});

test('a main account reads the words of the back end, beside the top-up', async () => {
  failing('refused', 1, short);
  expect(await renewedBy(main)).toMatchObject({ message: short });
});

test('its own limit says whom to ask by itself, and what got no answer stays what it was', async () => {
  failing('refused', errors.SUB_LIMIT_SHORT.status, errors.SUB_LIMIT_SHORT.reason);
  expect(await renewedBy(sub)).toMatchObject({ message: '子账号额度不足，请联系主账号提高额度' });
  failing('network', 0, '网络连接失败，请检查网络后重试');
  const lost = await renewedBy(sub);
  expect(lost).toMatchObject({ message: '网络连接失败，请检查网络后重试' });
  expect(renewalsOf(sub).isRefusal(lost)).toBe(false);
});

test('prices are asked for in one way whoever pays, so that nothing is priced again when the purse changes', () =>
  expect(renewalsOf(sub).quote).toBe(renewalsOf(main).quote));

test('a renewal is sent at the price and for the end that were seen', async () => {
  call.mockResolvedValue(null);
  const told = { ...price, DueTimeAfter: 1_800_000_000, LimitAfter: null };
  await renewedBy(main, { ...instance, Container_name: 'k5c11fe' }, told);
  expect(call.mock.calls[0]?.[1]).toMatchObject({ price: price.PayPrice, due_time_after: 1_800_000_000 });
});

test('a renewal without an answer is the same one, at its price, though its list was read again; answered, it is over', async () => {
  const named = { ...instance, Container_name: 'k2b91de' };
  const readAgain = { ...named, Due_time: 86_400, ServerTime: 60 };
  failing('timeout', 0, '原因');
  await renewedBy(main, named);
  expect(renewalsOf(main).unansweredPrice(readAgain, day)).toEqual(price);
  expect(renewalsOf(main).unansweredPrice(readAgain, { unit: 'day', count: 2 })).toBeNull();
  expect(renewalsOf(sub).unansweredPrice(readAgain, day)).toBeNull();
  call.mockResolvedValue(null);
  await renewedBy(main, readAgain, { ...price, PayPrice: price.PayPrice - 1 });
  await renewedBy(main, readAgain);
  const [first, again, another] = call.mock.calls as [unknown, unknown, { idempotencyKey: string }][];
  expect(again?.slice(1)).toEqual(first?.slice(1));
  expect(another?.[2].idempotencyKey).not.toBe(first?.[2].idempotencyKey);
  expect(renewalsOf(main).unansweredPrice(readAgain, day)).toBeNull();
});

test('a renewal for another time that has no answer is told, of its own instance alone, until it is answered', async () => {
  const named = { ...instance, Container_name: 'k8a71bc' };
  const twoDays = { unit: 'day', count: 2 } as const;
  failing('timeout', 0, '原因');
  await renewedBy(main, named);
  const { hasAnother, renew } = renewalsOf(main);
  expect([hasAnother(named, twoDays), hasAnother(named, day), hasAnother(instance, twoDays)]).toEqual([
    true,
    false,
    false,
  ]);
  call.mockResolvedValue(null);
  await renew(named, day, price);
  expect(hasAnother(named, twoDays)).toBe(false);
});

test('a renewal without an answer that is tried too often keeps its key and its price', async () => {
  const named = { ...instance, Container_name: 'k4d02aa' };
  failing('timeout', 0, '原因');
  await renewedBy(main, named);
  failing('refused', errors.TOO_MANY_REQUESTS.status, errors.TOO_MANY_REQUESTS.reason);
  const told = await renewedBy(main, named);
  expect(told).toMatchObject({ message: '操作过于频繁，请稍后再试' });
  expect(renewalsOf(main).isRefusal(told)).toBe(false);
  expect(renewalsOf(main).unansweredPrice(named, day)).toEqual(price);
  call.mockResolvedValue(null);
  await renewedBy(main, named, { ...price, PayPrice: price.PayPrice - 1 });
  const [first, , again] = call.mock.calls;
  expect(again).toEqual(first);
});
