import { restartKvm } from '@compute-market/contract/calls/instance';
import { getInstanceEvents } from '@compute-market/contract/calls/instance-event';
import { renewKvm, runKvm, setAutorenew } from '@compute-market/contract/calls/rental';
import { INSTANCE_EVENT, INSTANCE_EVENT_KINDS } from '@compute-market/contract/entities/instance-event';
import { errors } from '@compute-market/contract/errors';
import { beforeEach, expect, test } from 'vitest';
import { setSandboxFleet } from '../../src/fleet/simulation';
import { openMarket } from '../setup';
import { customer, subAccountOf, type Customer } from './instance-customers';
import { rentalsOn, smallOrder } from './instance-world';

const server = openMarket();
const world = rentalsOn(server);
let buyer: Customer;

beforeEach(async () => {
  buyer = await customer(server, { balance: 500 });
});

type Question = Omit<Parameters<typeof server.call<typeof getInstanceEvents>>[1], 'instance_name' | 'limit'>;
const eventsOf = async (name: string, { token } = buyer, question: Partial<Question> & { limit?: number } = {}) =>
  (await server.call(getInstanceEvents, { instance_name: name, limit: 50, ...question }, { token })).data;
const kindsOf = async (name: string, who = buyer) => (await eventsOf(name, who)).data.map(({ Kind }) => Kind);

test('a life of an instance is written down, newest first, each with who did it', async () => {
  const name = await world.rentRunning(buyer);
  await server.call(restartKvm, { instance_name: name }, { token: buyer.token });
  await world.passSeconds(5);
  await server.call(renewKvm, { instance_name: name, unit: 'hour', pack_time: 1 }, { token: buyer.token });
  await server.call(
    setAutorenew,
    { instance_name: name, on: false, unit: 'hour', pack_time: 1 },
    { token: buyer.token },
  );
  await world.passHours(4);
  const { data } = await eventsOf(name);
  expect(data.map(({ Kind, By }) => `${Kind} ${By}`)).toEqual([
    'kept system',
    'autorenew main',
    'renewed main',
    'restarted system',
    'restart main',
    'started system',
    'rented main',
  ]);
  const paid = (await world.read(buyer, name)).Total_cost;
  const told = data.reduce((sum, { Details }) => sum + (Details.amount ?? 0), 0);
  expect(told).toBeCloseTo(paid, 2);
  expect(data.every(({ RequestId, By }) => By === 'system' || RequestId !== '')).toBe(true);
});

test('a start that failed is followed by what came back', async () => {
  await server.database.transaction((tx) => setSandboxFleet(tx, { failNextBoots: 1 }));
  const { data } = await server.call(runKvm, smallOrder, { token: buyer.token });
  await world.passSeconds(8);
  const { data: events } = await eventsOf(data.Container_name);
  expect(events.map(({ Kind }) => Kind)).toEqual(['refunded', 'start_failed', 'rented']);
  expect(events[1]?.Details.reason).toBe('宿主机资源不足');
  expect(events[0]?.Details.amount).toBe(events[2]?.Details.amount);
});

test('a deed that was refused leaves no event', async () => {
  const name = await world.rentRunning(buyer);
  const before = await kindsOf(name);
  const dear = { instance_name: name, unit: 'month', pack_time: 12 } as const;
  expect((await server.call(renewKvm, dear, { token: buyer.token })).number).toBe(errors.BALANCE_SHORT.status);
  expect(await kindsOf(name)).toEqual(before);
});

test('a sub-account sees its own instances and is named to its main account; a stranger sees none', async () => {
  const sub = await subAccountOf(server, buyer, '算法组', 100);
  const own = await world.rentRunning(buyer);
  const name = await world.rentRunning(sub);
  const [, rented] = (await eventsOf(name)).data;
  expect(rented).toMatchObject({ Kind: 'rented', By: 'sub' });
  expect(rented?.SubAccountName).not.toBe('');
  expect(await kindsOf(name, sub)).toEqual(['started', 'rented']);
  for (const [who, instance_name] of [
    [sub, own],
    [await customer(server), own],
  ] as const)
    expect((await server.call(getInstanceEvents, { instance_name, limit: 5 }, { token: who.token })).number).toBe(
      errors.NOT_FOUND.status,
    );
});

test('pages go on where the last one ended, in one group as in all', async () => {
  const name = await world.rentRunning(buyer);
  const first = await eventsOf(name, buyer, { limit: 1 });
  const second = await eventsOf(name, buyer, { limit: 1, before: first.Next ?? '' });
  expect([first, second].flatMap(({ data }) => data.map(({ Kind }) => Kind))).toEqual(['started', 'rented']);
  expect(second.Next).toBeNull();
  expect((await eventsOf(name, buyer, { group: 'money' })).data.map(({ Kind }) => Kind)).toEqual(['rented']);
});

test('every kind of event is in one group', () => {
  expect(Object.values(INSTANCE_EVENT_KINDS).flat().sort()).toEqual(Object.values(INSTANCE_EVENT).sort());
});
