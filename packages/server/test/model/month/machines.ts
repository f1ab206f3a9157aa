import { getBareMetalInstances } from '@compute-market/contract/calls/instance';
import { addReservation, getBareMetalModels } from '@compute-market/contract/calls/market';
import { renewBareMetal } from '@compute-market/contract/calls/rental';
import { errors } from '@compute-market/contract/errors';
import { formatDay } from '@compute-market/contract/rules/time';
import { expect } from 'vitest';
import { decideReservation } from '../../../src/sandbox/reservations';
import type { Person } from './people';
import { pay } from './purse';
import type { World } from './world';

const monthFen = 480_000n;

/** Two whole machines by contract: their first month is not paid through the purse. */
export async function rentMachines(world: World, person: Person): Promise<void> {
  const token = await world.tokenOf({ person, sub: null });
  const [model] = (await world.server.call(getBareMetalModels, { page: 1, page_size: 1 })).data.data;
  const wish = {
    bare_metal_id: model?.Id ?? 0,
    num: 2,
    contact_name: '林知远',
    phone: '13800000001',
    rent_months: 1,
    begin_date: formatDay(world.now()),
  };
  const { ReservationId: id } = (await world.server.call(addReservation, wish, { token })).data;
  for (const action of ['quote', 'sign', 'deliver'] as const)
    expect(
      await decideReservation(world.server.services, id, action, { price: String(monthFen / 100n), reply: '' }),
    ).toBe(true);
}

/** More months for one of them, at the month price of the contract: no period, member or coupon discount. */
export async function renewMachine(world: World, person: Person, months: number): Promise<void> {
  const token = await world.tokenOf({ person, sub: null });
  const owned = (await world.server.call(getBareMetalInstances, { page: 1, page_size: 20 }, { token })).data.data;
  const { number } = await world.server.call(
    renewBareMetal,
    { id: world.chance.pick(owned).Id, pack_time: months },
    { token },
  );
  const paid = pay(person.purse, {
    kind: 'renew',
    about: '',
    sub: null,
    amount: monthFen * BigInt(months),
    vouchersFirst: true,
  });
  expect(number).toBe(typeof paid === 'string' ? errors[paid].status : 0);
  if (typeof paid !== 'string') world.note('machine renewed');
}
