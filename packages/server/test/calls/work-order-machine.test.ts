import { noteInstance } from '@compute-market/contract/calls/instance';
import { moveInstances } from '@compute-market/contract/calls/sub-account';
import { getWorkOrders } from '@compute-market/contract/calls/work-order';
import { expect, test } from 'vitest';
import { openMarket } from '../setup';
import { customer, subAccountOf } from './instance-customers';
import { rentalsOn } from './instance-world';
import { ticketsOn } from './work-order-tickets';

const server = openMarket();
const world = rentalsOn(server);

test('a ticket names its machine as its holder calls it, and no more once it is held by somebody else', async () => {
  const main = await customer(server, { balance: 500 });
  const one = await subAccountOf(server, main, 'one', 50);
  await subAccountOf(server, main, 'other', 50);
  const { opened, read } = ticketsOn(server, () => one);
  const machine = await world.rentRunning(one);
  const id = await opened({ resource_type: 'kvm', resource_id: machine });
  const named = async () => {
    const { data } = await server.call(getWorkOrders, { page: 1, page_size: 20 }, { token: one.token });
    return [data.orders[0]?.resource_name, (await read(id)).resource_name];
  };
  const note = (text: string) =>
    server.call(noteInstance, { container_name: machine, note: text }, { token: one.token });
  await note('llama3-8b-sft');
  expect(await named()).toEqual(['llama3-8b-sft', 'llama3-8b-sft']);
  await note('');
  expect(await named()).toEqual([undefined, undefined]);
  await note('llama3-8b-dpo');
  await server.call(moveInstances, { instance_names: [machine], sub_account_name: 'other' }, { token: main.token });
  expect(await named()).toEqual([undefined, undefined]);
});
