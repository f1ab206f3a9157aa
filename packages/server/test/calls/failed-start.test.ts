import { getUserInfo } from '@compute-market/contract/calls/account';
import { getBalanceChanges } from '@compute-market/contract/calls/payment';
import { BALANCE_CHANGE_TYPE, INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { beforeEach, expect, test } from 'vitest';
import { setSandboxFleet } from '../../src/fleet/simulation';
import { openMarket } from '../setup';
import { customer, subAccountOf, type Customer } from './instance-customers';
import { rentalsOn } from './instance-world';

const server = openMarket();
const world = rentalsOn(server);
let buyer: Customer;

beforeEach(async () => {
  await world.forgetFleet();
  await server.database.transaction((tx) => setSandboxFleet(tx, { failNextBoots: 1 }));
});

/** What the account shows of its money, yuan. */
async function shown() {
  const { data } = await server.call(getUserInfo, {}, buyer);
  return { money: data.Money, vouchers: data.PowerMoney, spent: data.AccumulatedMoney };
}
const changes = async () =>
  (await server.call(getBalanceChanges, { page: 1, page_size: 20 }, buyer)).data.data.map(
    ({ Type, DiffMoney, DiffPower, MoneyLeft, PowerLeft, RelationId }) => ({
      Type,
      DiffMoney,
      DiffPower,
      MoneyLeft,
      PowerLeft,
      RelationId,
    }),
  );

test('a start that fails leaves the figures of the account as they were, and gives the money back in one line', async () => {
  buyer = await customer(server, { balance: 100, vouchers: 1 });
  const before = await shown();
  const name = await world.rent(buyer, { due_mode: -1 });
  expect(await shown()).toEqual({ money: 98.22, vouchers: 0, spent: 2.78 });
  await world.passSeconds(10);
  expect((await world.read(buyer, name)).Status).toBe(INSTANCE_STATUS.startFailedRefunded);
  expect(await shown()).toEqual(before);
  await world.pass(hourMs, 3);
  expect(await shown()).toEqual(before);
  const of = { RelationId: name };
  expect(await changes()).toEqual([
    { ...of, Type: BALANCE_CHANGE_TYPE.refund, DiffMoney: 1.78, DiffPower: 1, MoneyLeft: 100, PowerLeft: 1 },
    { ...of, Type: BALANCE_CHANGE_TYPE.rent, DiffMoney: -1.78, DiffPower: -1, MoneyLeft: 98.22, PowerLeft: 0 },
    expect.objectContaining({ Type: BALANCE_CHANGE_TYPE.coupon }),
    expect.objectContaining({ Type: BALANCE_CHANGE_TYPE.topUp }),
  ]);
});

test('a start of a sub-account that fails gives back what it may spend', async () => {
  buyer = await customer(server, { balance: 100 });
  const sub = await subAccountOf(server, buyer, 'lab', 3);
  const used = async () => (await server.call(getUserInfo, {}, sub)).data.SubAccount?.UsedMoney;
  await world.rent(sub, { due_mode: -1 });
  expect(await used()).toBe(2.78);
  await world.passSeconds(10);
  expect(await used()).toBe(0);
  expect((await shown()).money).toBe(100);
});
