import { renewContainer, renewKvm } from '@compute-market/contract/calls/rental';
import {
  addOneDisk,
  elasticUpgradeContainer,
  updateBandwidth,
  updateContainerCpu,
  updateContainerMemory,
  updateKvmCpu,
  updateKvmMemory,
} from '@compute-market/contract/calls/upgrade';
import { expect } from 'vitest';
import type { Asker } from './people';
import { sumOf } from './purse';
import type { Rental } from './rentals';
import { rentalsOf, type World } from './world';
import { fenOf, paying, someCoupon, somePeriod, used } from './choices';

export async function renew(world: World, asker: Asker): Promise<void> {
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

export async function grow(world: World, asker: Asker): Promise<void> {
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
