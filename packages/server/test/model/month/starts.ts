import {
  runContainer,
  runContainerQueryPrice,
  runKvm,
  runKvmFromKeptDisk,
  runKvmQueryPrice,
} from '@compute-market/contract/calls/rental';
import { expect } from 'vitest';
import { specificationName } from '../../../src/domain/market/specification-name';
import type { Asker } from './people';
import type { Coupon, Parts, Rental } from './rentals';
import { rentalsOf, type World } from './world';
import { fenOf, isLetting, paying, someCard, someCoupon, someKeeping, somePeriod, used } from './choices';

export async function rent(world: World, asker: Asker): Promise<void> {
  const { chance, list, server, expected, now, note } = world;
  const { person, sub } = asker;
  await world.ownSecond(person);
  const container = chance.percent(30);
  const card = someCard(world, container);
  const { unit, count } = somePeriod(world);
  const parts: Parts = {
    card: card.hourPrice,
    cards: chance.pick([1, 1, 1, 2]),
    cpu: 0,
    memory: 0,
    systemGb: list.systemGb,
    dataGb: list.prices.freeDiskGb + 10 * chance.pick([0, 0, 5, 20]),
    mbps: chance.pick([32, 32, 40, 100]),
  };
  // By the hour it would be little else.
  const renewsBy = chance.percent({ hour: 2, day: 20, month: 50 }[unit]) ? unit : null;
  const coupon = someCoupon(world, asker);
  const vouchersFirst = chance.percent(70);
  const keep = someKeeping(world, asker);
  const machine = {
    gpu_type: card.gpuType,
    gpu_num: parts.cards,
    spec_name: specificationName(card.gpuType, parts.cards, card.code),
    image_name: 'pytorch-2.5',
    pack_time: count,
    unit,
    add_disk_size: parts.dataGb - list.prices.freeDiskGb,
    bandwidth: parts.mbps,
    due_mode: keep ? 1 : -1,
    pay_type_first: vouchersFirst ? 'power' : 'money',
    ...(coupon === null ? {} : { coupon_id: coupon.id }),
  } as const;
  const token = await world.tokenOf(asker);
  if (chance.percent(30)) {
    const quoted = await server.call(container ? runContainerQueryPrice : runKvmQueryPrice, machine, { token });
    if (quoted.number === 0)
      expect(fenOf(quoted.data.PayPrice)).toBe(expected.priceOf({ parts, purse: person.purse }, unit, count, coupon));
  }
  const fails = chance.percent(5);
  if (fails) await world.failNextBoot(1);
  const answer = await server.call(
    container ? runContainer : runKvm,
    { ...machine, autorenew_on: renewsBy !== null },
    { token },
  );
  let rented: Rental | null = null;
  const order = {
    name: answer.data?.Container_name ?? '',
    purse: person.purse,
    sub,
    container,
    vouchersFirst,
    parts,
    unit,
    count,
    keep,
    renewsBy,
    coupon,
  };
  const done = world.agreed(
    answer.number,
    () => {
      const said = paying(world, asker, () => expected.rent(order, now()));
      if (typeof said !== 'string') rented = said;
      return said;
    },
    'rent',
  );
  if (done) {
    expect(answer.data.Due_time).toBe(rented === null ? 0 : expected.rentals.get(order.name)?.due);
    note(sub === null ? 'rental' : 'rental of a sub-account');
    used(world, asker, coupon);
  }
  await settleStart(world, asker, { fails: fails && done, name: order.name, coupon });
}

export async function startKept(world: World, asker: Asker): Promise<void> {
  if (isLetting(world, asker)) return;
  const { chance, expected, list, now, note, server } = world;
  const kept = rentalsOf(world, asker, 'kept').filter(({ container }) => !container);
  if (kept.length === 0) return;
  const rental = chance.pick(kept);
  await world.ownSecond(asker.person);
  if (rental.state !== 'kept') return;
  const card = list.cards.find(({ hourPrice }) => hourPrice === rental.parts.card);
  if (card === undefined) throw new Error(`no card for ${rental.name}`);
  const parts = { ...rental.parts, cards: 1, cpu: 0, memory: 0, mbps: 32 };
  const { unit, count } = somePeriod(world);
  const coupon = someCoupon(world, asker);
  const machine = {
    gpu_type: card.gpuType,
    gpu_num: 1,
    spec_name: specificationName(card.gpuType, 1, card.code),
    pack_time: count,
    unit,
    due_mode: -1,
    pay_type_first: 'money',
    ...(coupon === null ? {} : { coupon_id: coupon.id }),
  } as const;
  const fails = chance.percent(15);
  if (fails) await world.failNextBoot(1);
  const answer = await server.call(
    runKvmFromKeptDisk,
    { instance_name: rental.name, ...machine },
    { token: await world.tokenOf(asker) },
  );
  const order = {
    name: answer.data?.Container_name ?? '',
    purse: asker.person.purse,
    sub: asker.sub,
    container: false,
    vouchersFirst: false,
    parts,
    unit,
    count,
    keep: false,
    renewsBy: null,
    coupon,
  };
  const done = world.agreed(
    answer.number,
    () => paying(world, asker, () => expected.rentFromKept(rental, order, now())),
    'start kept',
  );
  if (done) {
    used(world, asker, coupon);
    note('kept disk started');
    if (!fails) expected.over(rental);
  }
  await settleStart(world, asker, { fails: fails && done, name: order.name, coupon });
}

/** The boot is over at once: it runs, or what was paid comes back, and the coupon with it. */
async function settleStart(
  world: World,
  { person }: Asker,
  { fails, name, coupon }: { fails: boolean; name: string; coupon: Coupon | null },
): Promise<void> {
  await world.runJobs();
  await world.failNextBoot(0);
  const rental = world.expected.rentals.get(name);
  if (!fails || rental === undefined) return;
  world.expected.failStart(rental);
  if (coupon !== null) person.coupons.push(coupon);
  world.note('failed start refunded');
}
