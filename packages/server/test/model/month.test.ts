import { expect, test } from 'vitest';
import { audit } from '../../src/ledger/audit';
import { openMarket } from '../setup';
import { act } from './month/actions';
import { chanceFrom } from './month/chance';
import { agreeOnCosts, agreeOnHours, agreeOnPurses, lastMovement } from './month/compare';
import { renewMachine, rentMachines } from './month/machines';
import { day, hour } from './month/rules';
import { happenings, openWorld } from './month/world';

/** The month that is always lived; MONTH_SEED gives another one. */
const usualSeed = 20_261_121;
const seed = Number(process.env.MONTH_SEED ?? usualSeed);
const leastRentals = 200;
/** A whole month takes minutes: by day its first days are lived, by night all of it. */
const wholeMonth = 30;
const days = Number(process.env.MONTH_DAYS ?? 5);
/** The longest time between two looks at the clock, while the server runs. */
const mostSeconds = 2 * hour;
const server = openMarket();

test(`${days} days of a month of two hundred rentals cost, to the fen, what the rules say: MONTH_SEED=${seed}`, {
  timeout: 300_000,
}, async () => {
  const chance = chanceFrom(seed);
  const world = await openWorld(server, chance);
  const opening = await lastMovement(world);
  const began = world.now();
  const [, , , , , machineRenter] = world.people;
  if (machineRenter === undefined) throw new Error('nobody rents machines');
  await rentMachines(world, machineRenter);

  for (let today = 0; today < days; today += 1) {
    if (today % 9 === 4) await renewMachine(world, machineRenter, 1 + chance.below(2));
    const midnight = began + (today + 1) * day;
    while (world.now() < midnight) {
      for (let count = chance.below(4); count > 0; count -= 1) await act(world);
      // Now and then nobody runs the jobs for hours: they are all made up for, in the order in which they were due.
      await world.advance(chance.percent(3) ? hour * (3 + chance.below(20)) : 60 + chance.below(mostSeconds));
    }
    await agreeOnPurses(world, opening, false);
  }
  await agreeOnPurses(world, opening, true);
  await agreeOnHours(world);
  await agreeOnCosts(world);
  expect(await server.database.transaction(audit)).toEqual([]);
  if (seed !== usualSeed || days < wholeMonth) return;
  expect(world.expected.rentals.size).toBeGreaterThanOrEqual(leastRentals);
  expect(happenings.filter((happening) => !world.seen.has(happening))).toEqual([]);
});
