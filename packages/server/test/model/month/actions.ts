import {
  changeDueMode,
  removeKeptDisk,
  restartKvm,
  shutDownKvm,
  startFromShutdown,
} from '@compute-market/contract/calls/instance';
import { buyPowerMoney } from '@compute-market/contract/calls/payment';
import { setAutorenew } from '@compute-market/contract/calls/rental';
import { errors } from '@compute-market/contract/errors';
import { expect } from 'vitest';
import { topUp } from '../../calls/instance-customers';
import type { Asker } from './people';
import { buyVouchers, receive } from './purse';
import type { Unit } from './rules';
import { rentalsOf, type World } from './world';
import { fenOf, isLetting } from './choices';
import { grow, renew } from './growth';
import { rent, startKept } from './starts';

async function switchRenewal(world: World, asker: Asker): Promise<void> {
  const running = rentalsOf(world, asker, 'rented');
  if (running.length === 0) return;
  // Those that renew themselves are switched off again before long, or they would be all that there is.
  const renewing = running.filter(({ renews }) => renews !== null);
  const rental = world.chance.pick(renewing.length > 0 && world.chance.percent(70) ? renewing : running);
  const on = world.chance.percent(20);
  const unit = world.chance.pick<Unit>(['hour', 'day']);
  const count = { hour: 12, day: 2, month: 1 }[unit];
  const { number } = await world.server.call(
    setAutorenew,
    { instance_name: rental.name, on, unit, pack_time: count },
    { token: await world.tokenOf(asker) },
  );
  if (number !== 0) return;
  rental.renews = on ? { unit, count } : null;
  world.expected.planRenewal(rental);
  await world.runJobs();
}

async function changeMode(world: World, asker: Asker): Promise<void> {
  if (isLetting(world, asker)) return;
  const running = rentalsOf(world, asker, 'rented');
  if (running.length === 0) return;
  const rental = world.chance.pick(running);
  if (!rental.keep && world.chance.percent(70)) return;
  const { number } = await world.server.call(
    changeDueMode,
    { instance_name: rental.name, due_mode: rental.keep ? -1 : 1 },
    { token: await world.tokenOf(asker) },
  );
  if (number === 0) rental.keep = !rental.keep;
}

/** What is done to the machine alone costs nothing and changes no time. */
async function operate(world: World, asker: Asker): Promise<void> {
  const running = rentalsOf(world, asker, 'rented');
  if (running.length === 0) return;
  const { name } = world.chance.pick(running);
  const call = world.chance.pick([restartKvm, shutDownKvm, startFromShutdown, startFromShutdown]);
  const { number } = await world.server.call(call, { instance_name: name }, { token: await world.tokenOf(asker) });
  if (number === 0) world.note(call === shutDownKvm ? 'shut down' : 'restart');
  await world.runJobs();
}

async function giveDiskBack(world: World, asker: Asker): Promise<void> {
  if (isLetting(world, asker)) return;
  const kept = rentalsOf(world, asker, 'kept');
  if (kept.length === 0) return;
  const rental = world.chance.pick(kept);
  const { number } = await world.server.call(
    removeKeptDisk,
    { instance_name: rental.name },
    { token: await world.tokenOf(asker) },
  );
  expect(number).toBe(0);
  world.expected.over(rental);
  world.note('kept disk given back');
}

async function moneyIn(world: World, { person }: Asker): Promise<void> {
  const yuan = world.chance.pick([20, 60, 150]);
  await world.advance(1);
  await topUp(world.server, { userId: person.userId, token: '' }, yuan);
  receive(person.purse, 'topUp', fenOf(yuan));
  world.note('top-up');
}

async function moneyToVouchers(world: World, { person }: Asker): Promise<void> {
  const asker = { person, sub: null };
  const fen = 100 + world.chance.below(5000);
  const { number } = await world.server.call(
    buyPowerMoney,
    { amount: fen / 100 },
    { token: await world.tokenOf(asker) },
  );
  const refused = buyVouchers(person.purse, BigInt(fen));
  expect(number).toBe(refused === null ? 0 : errors.BALANCE_SHORT.status);
  if (refused === null) world.note('voucher bought');
}

const actions = [
  ...Array.from({ length: 26 }, () => rent),
  renew,
  renew,
  renew,
  grow,
  grow,
  grow,
  grow,
  grow,
  grow,
  grow,
  grow,
  switchRenewal,
  switchRenewal,
  changeMode,
  operate,
  operate,
  giveDiskBack,
  giveDiskBack,
  giveDiskBack,
  giveDiskBack,
  startKept,
  startKept,
  startKept,
  startKept,
  moneyIn,
  moneyToVouchers,
];

/** One thing that somebody does. */
export async function act(world: World): Promise<void> {
  const person = world.chance.pick(world.people);
  const subs = [...person.purse.subs.keys()];
  const sub = subs.length > 0 && world.chance.percent(30) ? world.chance.pick(subs) : null;
  await world.chance.pick(actions)(world, { person, sub });
}
