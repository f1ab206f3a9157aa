import { PAY_TYPE } from '@compute-market/contract/enumerations';
import { readOrder } from '../domain/instance/order';
import { priceRental } from '../domain/instance/quote';
import { specificationName } from '../domain/market/specification-name';
import { setCreditQuota } from '../ledger/credit';
import { balances } from '../ledger/statement';
import { actorOf } from './accounts';
import { creditBalanceFen, creditQuotaFen } from './data/money';
import { rentSeed } from './rental-steps';
import { topUp } from './top-up-steps';
import type { Step, World } from './world';

const project = {
  containerType: 'kvm',
  gpuType: 'RTX 4090',
  gpuNum: 1,
  image: 'pytorch-2.5',
  unit: 'day',
  note: '点云分割',
} as const;
const followUp = { ...project, note: '点云分割-补充实验', count: 5 } as const;

/** What an order costs this account now. Fen. */
function priceOf(world: World, phone: string, count: number): Promise<bigint> {
  return world.transaction(async (tx) => {
    const order = await readOrder(tx, null, project.containerType, {
      gpu_type: project.gpuType,
      gpu_num: project.gpuNum,
      spec_name: specificationName(project.gpuType, project.gpuNum, 'c'),
      image_name: project.image,
      unit: project.unit,
      pack_time: count,
    });
    return BigInt((await priceRental(tx, await actorOf(tx, phone), order, world.services.clock.now())).quote.payable);
  });
}

async function transfer(world: World, phone: string, amountFen: bigint): Promise<void> {
  await topUp(world, phone, { amountFen, payType: PAY_TYPE.corporateTransfer });
}

/**
 * A company that pays by transfer: exactly the first invoice, then it rents on credit and has paid a part of it back.
 */
export function creditSteps(phone: string): Step[] {
  const count = 14;
  return [
    {
      hoursAgo: 700,
      run: (world) =>
        world.transaction(async (tx) => setCreditQuota(tx, (await actorOf(tx, phone)).userId, creditQuotaFen)),
    },
    { hoursAgo: 650, run: async (world) => transfer(world, phone, await priceOf(world, phone, count)) },
    { hoursAgo: 649, run: (world) => rentSeed(world, phone, { ...project, count }) },
    { hoursAgo: 70, run: (world) => rentSeed(world, phone, followUp) },
    {
      hoursAgo: 21,
      run: async (world) => {
        const { cashFen } = await world.transaction(async (tx) => balances(tx, (await actorOf(tx, phone)).userId));
        await transfer(world, phone, creditBalanceFen - cashFen);
      },
    },
  ];
}
