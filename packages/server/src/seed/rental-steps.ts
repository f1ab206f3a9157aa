import { DUE_MODE } from '@compute-market/contract/enumerations';
import { readOrder } from '../domain/instance/order';
import { rent } from '../domain/instance/rent';
import type { Rented } from '../domain/instance/rent';
import { specificationName } from '../domain/market/specification-name';
import { setSandboxFleet } from '../fleet/simulation';
import { withOrigin } from '../platform/origin';
import { actorOf } from './accounts';
import { claimedCouponId } from './coupon-steps';
import type { RentalSeed } from './data/seed-types';
import type { Step, World } from './world';

/** Rents as the product does; the boot follows as the clock moves on. */
export async function rentSeed(world: World, phone: string, seed: Omit<RentalSeed, 'hoursAgo'>): Promise<Rented> {
  return world.transaction(async (tx) => {
    if (seed.fails === true) await setSandboxFleet(tx, { failNextBoots: 1 });
    const actor = await actorOf(tx, phone, seed.subAccount);
    const order = await readOrder(tx, actor, seed.containerType, {
      gpu_type: seed.gpuType,
      gpu_num: seed.gpuNum,
      spec_name: specificationName(seed.gpuType, seed.gpuNum, 'c'),
      image_name: seed.image,
      unit: seed.unit,
      pack_time: seed.count,
      district: seed.district,
      add_disk_size: seed.addDiskGb ?? 0,
      due_mode: seed.keepDisk === true ? DUE_MODE.keep : DUE_MODE.release,
      pay_type_first: seed.balanceFirst === true ? 'money' : 'power',
      coupon_id: seed.coupon === undefined ? undefined : await claimedCouponId(tx, actor.userId, seed.coupon),
    });
    const dueMode = seed.keepDisk === true ? DUE_MODE.keep : DUE_MODE.release;
    const as = { user: actor.userId, ...(actor.subAccountId === null ? {} : { sub: actor.subAccountId }) };
    const terms = {
      expectedPrice: undefined,
      projectId: null,
      note: seed.note,
      dueMode,
      autorenewUnit: null,
      sshKeys: [],
    };
    return withOrigin({ actor: as }, () => rent(tx, world.services, actor, order, terms));
  });
}

export function rentalSteps(phone: string, seeds: readonly RentalSeed[]): Step[] {
  return seeds.map(({ hoursAgo, ...seed }) => ({ hoursAgo, run: (world) => rentSeed(world, phone, seed) }));
}
