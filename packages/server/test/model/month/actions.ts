import {
  changeDueMode,
  removeKeptDisk,
  restartKvm,
  shutDownKvm,
  startFromShutdown,
} from '@compute-market/contract/calls/instance';
import { buyPowerMoney } from '@compute-market/contract/calls/payment';
import {
  renewContainer,
  renewKvm,
  runContainer,
  runContainerQueryPrice,
  runKvm,
  runKvmFromKeptDisk,
  runKvmQueryPrice,
  setAutorenew,
} from '@compute-market/contract/calls/rental';
import {
  addOneDisk,
  elasticUpgradeContainer,
  updateBandwidth,
  updateContainerCpu,
  updateContainerMemory,
  updateKvmCpu,
  updateKvmMemory,
} from '@compute-market/contract/calls/upgrade';
import { errors } from '@compute-market/contract/errors';
import { expect } from 'vitest';
import { specificationName } from '../../../src/domain/market/specification-name';
import { topUp } from '../../calls/instance-customers';
import type { Asker } from './people';
import type { Card } from './price-list';
import { buyVouchers, receive, sumOf } from './purse';
import type { Coupon, Parts, Rental } from './rentals';
import { levelOf, type Unit } from './rules';
import { rentalsOf, type World } from './world';

const fenOf = (yuan: number): bigint => BigInt(Math.round(yuan * 100));

/** Hours and days mostly; a month now and then. */
function somePeriod({ chance }: World): { unit: Unit; count: number } {
  const unit = chance.pick<Unit>(['hour', 'hour', 'hour', 'hour', 'day', 'day', 'day', 'month']);
  return { unit, count: 1 + chance.below({ hour: 23, day: 5, month: 1 }[unit]) };
}

/** A coupon in hand, at times; sub-accounts have none. */
const someCoupon = ({ chance }: World, { person, sub }: Asker): Coupon | null =>
  sub === null && person.coupons.length > 0 && chance.percent(25) ? chance.pick(person.coupons) : null;

function used({ note }: World, { person }: Asker, coupon: Coupon | null): void {
  if (coupon === null) return;
  person.coupons.splice(person.coupons.indexOf(coupon), 1);
  note('coupon used');
}

/** Notes what a payment was made of, and a level that it reached. */
function paying<Answer>({ note }: World, { person: { purse } }: Asker, work: () => Answer): Answer {
  const { voucher, spent, cash } = purse;
  const answer = work();
  if (purse.voucher < voucher) note('paid with vouchers');
  if (purse.cash < cash && purse.cash < 0n) note('paid on credit');
  if (levelOf(purse.spent) > levelOf(spent)) note('level risen');
  return answer;
}

/** A kind of machine for a new rental: the dear ones seldom. */
function someCard({ chance, list }: World, container: boolean): Card {
  const cheap = ['RTX 3090', 'V100', 'RTX 4090', 'L40S', 'H20', 'RTX A6000', ...(container ? ['L20'] : [])];
  return chance.pick(list.cards.filter(({ gpuType, code }) => cheap.includes(gpuType) && code !== 'h'));
}

/** One customer lets the disk of its first rental lie until it is released. */
const isLetting = ({ people }: World, { person }: Asker): boolean => person === people.at(-1);

/** Whether a new rental's disk is to be kept: often for who has little, so that hours come which cannot be paid. */
function someKeeping(world: World, asker: Asker): boolean {
  if (isLetting(world, asker)) return rentalsOf(world, asker, 'rented', 'kept', 'over').length === 0;
  return world.chance.percent(asker.person.purse.cash < 5000n ? 50 : 8);
}

async function rent(world: World, asker: Asker): Promise<void> {
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

async function renew(world: World, asker: Asker): Promise<void> {
  const { chance, expected, note, server } = world;
  const running = rentalsOf(world, asker, 'rented');
  if (running.length === 0) return;
  const rental = chance.pick(running);
  const { unit, count } = somePeriod(world);
  const coupon = someCoupon(world, asker);
  const vouchersFirst = chance.percent(70);
  const order = {
    instance_name: rental.name,
    pack_time: count,
    unit,
    pay_type_first: vouchersFirst ? 'power' : 'money',
    ...(coupon === null ? {} : { coupon_id: coupon.id }),
  } as const;
  const answer = await server.call(rental.container ? renewContainer : renewKvm, order, {
    token: await world.tokenOf(asker),
  });
  const verdict = () =>
    paying(world, asker, () => expected.renew(rental, { unit, count, sub: asker.sub, coupon, vouchersFirst }));
  if (!world.agreed(answer.number, verdict, 'renew')) return;
  expect(answer.data.Due_time).toBe(rental.due);
  used(world, asker, coupon);
  note('renewal');
  await world.runJobs();
}

/** One more of something, with how the rules see it and how it is asked for. */
function someGrowth({ chance }: World, rental: Rental) {
  const { parts, container, name: instance_name } = rental;
  const add = 1 + chance.below(4);
  const growths = {
    cpu: {
      happening: 'CPU added',
      after: { ...parts, cpu: parts.cpu + add },
      kind: 'upgrade',
      ask: container
        ? ([updateContainerCpu, { instance_name, add_cpu: add }] as const)
        : ([updateKvmCpu, { instance_name, add_cpu: add }] as const),
    },
    memory: {
      happening: 'memory added',
      after: { ...parts, memory: parts.memory + add },
      kind: 'upgrade',
      ask: container
        ? ([updateContainerMemory, { instance_name, add_memory: add }] as const)
        : ([updateKvmMemory, { instance_name, add_memory: add }] as const),
    },
    disk: {
      happening: 'disk added',
      after: { ...parts, dataGb: parts.dataGb + 10 * add },
      kind: 'diskOrBandwidth',
      ask: [addOneDisk, { instance_name, disk_size: 10 * add }] as const,
    },
    bandwidth: {
      happening: 'bandwidth changed',
      after: { ...parts, mbps: 32 + 8 * add },
      kind: 'diskOrBandwidth',
      ask: [updateBandwidth, { instance_name, bandwidth: 32 + 8 * add }] as const,
    },
    cards: {
      happening: 'cards added',
      after: { ...parts, cards: parts.cards * 2 },
      kind: 'upgrade',
      ask: [elasticUpgradeContainer, { instance_name, gpu_num: parts.cards * 2 }] as const,
    },
  } as const;
  return growths[
    chance.pick(
      container
        ? (['cpu', 'memory', 'bandwidth', 'cards'] as const)
        : (['cpu', 'memory', 'disk', 'disk', 'bandwidth'] as const),
    )
  ];
}

async function grow(world: World, asker: Asker): Promise<void> {
  const { chance, expected, now, note, server } = world;
  const running = rentalsOf(world, asker, 'rented');
  if (running.length === 0) return;
  const rental = chance.pick(running);
  const { happening, after, kind, ask } = someGrowth(world, rental);
  const coupon = chance.percent(30) ? someCoupon(world, asker) : null;
  const vouchersFirst = chance.percent(70);
  const [call, request] = ask;
  const order = {
    ...request,
    pay_type_first: vouchersFirst ? 'power' : 'money',
    ...(coupon === null ? {} : { coupon_id: coupon.id }),
  } as const;
  const answer = await server.call(call, order, { token: await world.tokenOf(asker) });
  const before = rental.payments.length;
  const verdict = () =>
    paying(world, asker, () =>
      expected.upgrade(rental, after, { now: now(), sub: asker.sub, coupon, vouchersFirst, kind }),
    );
  if (!world.agreed(answer.number, verdict, happening)) return;
  const payment = rental.payments.length > before ? rental.payments.at(-1)?.paid : undefined;
  expect(fenOf(answer.data.PayPrice)).toBe(payment === undefined ? 0n : sumOf(payment));
  if (payment !== undefined) used(world, asker, coupon);
  note(happening);
  await world.runJobs();
}

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

async function startKept(world: World, asker: Asker): Promise<void> {
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
