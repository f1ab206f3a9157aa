import { allCalls } from '@compute-market/contract/calls';
import { runContainer } from '@compute-market/contract/calls/rental';
import { errors } from '@compute-market/contract/errors';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { subAccounts, users } from '../../src/db/schema/account';
import { hashPassword } from '../../src/platform/password';
import { customer, signInAgain, subAccountOf, type Customer } from '../calls/instance-customers';
import { rentalsOn, smallOrder } from '../calls/instance-world';
import { chanceFrom } from '../model/month/chance';
import { openMarket } from '../setup';
import { attacksOn, sampleRequest, type Attack } from './hostile-values';

/** By day a part of them; 40,000 are every field of every call with every value, and more with two at once. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 1500);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);
const chance = chanceFrom(seed);
const server = openMarket();
let owner: Customer;
let helper: Customer;
let machines: { readonly kvm: string; readonly docker: string };

beforeAll(async () => {
  owner = await customer(server, { balance: 90_000 });
  const passwordHash = await hashPassword('Abcd1234');
  helper = await subAccountOf(server, owner, 'lab-a', 1000);
  await server.database.transaction(async (tx) => {
    await tx.update(users).set({ isPartner: true, passwordHash }).where(eq(users.id, owner.userId));
    await tx.update(subAccounts).set({ passwordHash }).where(eq(subAccounts.userId, owner.userId));
  });
  const rentals = rentalsOn(server);
  const { data } = await server.call(runContainer, smallOrder, { token: owner.token });
  machines = { kvm: await rentals.rentRunning(owner), docker: data.Container_name };
  await rentals.passSeconds(8);
}, 60_000);

/** A right request with the caller's own machine in it. */
function rightRequest({ call: { name, request }, field }: Attack): Record<string, unknown> {
  const sample = sampleRequest({ request }, field);
  const machine = /container/i.test(name) ? machines.docker : machines.kvm;
  return {
    ...sample,
    ...('instance_name' in sample ? { instance_name: machine } : {}),
    ...('container_name' in sample ? { container_name: machine } : {}),
  };
}

function put(request: Record<string, unknown>, { field, inner, value }: Attack): void {
  request[field] = inner === null ? value : { ...(request[field] as object), [inner]: value };
}

/** Half of a character cannot stand in an address. */
const isAddressable = ({ call, field, value }: Attack): boolean =>
  !call.path.includes(`{${field}}`) || !/\p{Cs}/u.test(String(value));

/** The next so many of them, each once before one comes again, and then two in one request. */
function planOf(all: readonly Attack[]): readonly (readonly Attack[])[] {
  const order = [...all];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = chance.below(last + 1);
    [order[last], order[other]] = [order[other] as Attack, order[last] as Attack];
  }
  const first = order.slice(0, requests).map((attack) => [attack]);
  const more = Array.from({ length: requests - first.length }, () => {
    const one = chance.pick(order);
    return [one, chance.pick(order.filter(({ call }) => call === one.call))];
  });
  return [...first, ...more];
}

test('each attack starts from a request that the contract takes', () => {
  const refused = allCalls.filter(
    (call) => call.body === 'json' && !call.request.safeParse(sampleRequest(call)).success,
  );
  expect(refused.map(({ name }) => name)).toEqual([]);
});

test(`${requests} requests with hostile values are answered, and none of them is a fault: FUZZ_SEED=${seed}`, {
  timeout: 3_600_000,
}, async () => {
  const faults: string[] = [];
  const lost: readonly number[] = [errors.SESSION_INVALID.code, errors.SESSION_INVALID.status];
  for (const [index, attacks] of planOf(attacksOn(allCalls).filter(isAddressable)).entries()) {
    const [first] = attacks;
    if (first === undefined) continue;
    const { call } = first;
    const input = rightRequest(first);
    for (const attack of attacks) put(input, attack);
    const token = chance.percent(10) ? undefined : (chance.percent(20) ? helper : owner).token;
    const answer = await server.call(call, input, {
      ...(token === undefined ? {} : { token }),
      address: `10.0.${Math.floor(index / 100) % 256}.1`,
    });
    if (answer.http >= 500) faults.push(`${call.name} ${JSON.stringify(input).slice(0, 300)}`);
    // What was asked for may have been done: logging out, a new password, the end of every other device.
    if (token === owner.token && lost.includes(answer.number)) owner = await signInAgain(server, owner);
  }
  expect(faults).toEqual([]);
});
