import {
  addDiskQueryPrice,
  addOneDisk,
  elasticUpgradeContainer,
  elasticUpgradeQueryPrice,
  getContainerRemainCpu,
  getContainerRemainGpu,
  getContainerRemainMemory,
  getHostRemainCpu,
  getHostRemainMemory,
  getRemainDisk,
  updateBandwidth,
  updateBandwidthQueryPrice,
  updateContainerCpu,
  updateContainerMemory,
  updateCpuQueryPrice,
  updateKvmCpu,
  updateKvmMemory,
  updateMemoryQueryPrice,
} from '@compute-market/contract/calls/upgrade';
import { MAX_DATA_DISKS } from '@compute-market/contract/constants';
import { yuanFromUnit } from '@compute-market/contract/rules/money';
import type { Tx } from '../../db/database';
import { implement, requireActor, type CallContext, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { readTariff } from '../market/read-catalogue';
import type { ContainerType } from '../market/stock';
import { ownInstance } from './find-instances';
import { diskCountOf, roomOf, type Growth, type Room } from './growth';
import { readInstance } from './read-instance';
import type { InstanceRow } from './state';
import { quoteUpgrade, upgrade, type PricedUpgrade, type UpgradeOrder } from './upgrade';

interface Named {
  readonly instance_name: string;
}
interface Paid extends Named {
  readonly coupon_id?: number | undefined;
  readonly pay_type_first?: 'money' | 'power' | undefined;
}

const kindNames: Readonly<Record<ContainerType, string>> = { kvm: '云主机', docker: '容器' };

/** The caller's rental; of the kind the call is for, where it is for one. */
async function rentalOf(
  tx: Tx,
  { instance_name }: Named,
  context: CallContext,
  kind?: ContainerType,
): Promise<InstanceRow> {
  const row = await ownInstance(tx, requireActor(context), instance_name);
  if (kind !== undefined && row.containerType !== kind)
    throw new Refusal('INVALID_REQUEST', {
      reason: `该实例是${kindNames[row.containerType]}，不支持此操作，请返回列表选择其他实例`,
    });
  return row;
}

const room = <Answer>(
  input: Named,
  context: CallContext,
  kind: ContainerType,
  answer: (room: Room) => Answer,
): Promise<Answer> =>
  context.transaction(async (tx) => answer(await roomOf(tx, await rentalOf(tx, input, context, kind))));

const orderOf = (input: Paid, growth: Growth): UpgradeOrder => ({
  growth,
  couponId: input.coupon_id ?? null,
  vouchersFirst: input.pay_type_first !== 'money',
});

const quote = (input: Paid, growth: Growth, context: CallContext, kind?: ContainerType) =>
  context.transaction(
    async (tx) =>
      (
        await quoteUpgrade(
          tx,
          requireActor(context),
          await rentalOf(tx, input, context, kind),
          orderOf(input, growth),
          context.services.clock.now(),
        )
      ).price,
  );

const buy = <Answer>(
  input: Paid & { readonly price?: number | undefined; readonly size_after?: number | undefined },
  growth: Growth,
  context: CallContext,
  { kind, answer }: { kind?: ContainerType; answer: (done: PricedUpgrade, tx: Tx) => Answer | Promise<Answer> },
) =>
  context.transaction(async (tx) => {
    const row = await rentalOf(tx, input, context, kind);
    return answer(
      await upgrade(tx, context.services, requireActor(context), row, {
        ...orderOf(input, growth),
        expectedPrice: input.price,
        expectedSize: input.size_after,
      }),
      tx,
    );
  });

const disk = [
  implement(getRemainDisk, (input, context) =>
    context.transaction(async (tx) => {
      const row = await rentalOf(tx, input, context);
      const { diskStepGb } = await readTariff(tx);
      return {
        remain_disk: (await roomOf(tx, row)).diskGb,
        max_count: MAX_DATA_DISKS,
        used_count: diskCountOf(row),
        step: diskStepGb,
      };
    }),
  ),
  implement(addDiskQueryPrice, (input, context) => quote(input, { diskGb: input.disk_size }, context, 'kvm')),
  implement(addOneDisk, (input, context) =>
    buy(input, { diskGb: input.disk_size }, context, {
      kind: 'kvm',
      answer: ({ price }) => ({ AddingDisk: input.disk_size, PayPrice: price.PayPrice }),
    }),
  ),
];

const bandwidth = [
  implement(updateBandwidthQueryPrice, (input, context) => quote(input, { bandwidthMbps: input.bandwidth }, context)),
  implement(updateBandwidth, (input, context) =>
    buy(input, { bandwidthMbps: input.bandwidth }, context, {
      answer: ({ plan, price, hourPrice }) => ({
        Bandwidth: plan.after.bandwidthMbps,
        HourPrice: yuanFromUnit(hourPrice),
        PayPrice: price.PayPrice,
      }),
    }),
  ),
];

const cpu = [
  implement(getHostRemainCpu, (input, context) => room(input, context, 'kvm', (left) => ({ remain_cpu: left.cpu }))),
  implement(getContainerRemainCpu, (input, context) =>
    room(input, context, 'docker', (left) => ({ remain_cpu: left.cpu })),
  ),
  implement(updateCpuQueryPrice, (input, context) => quote(input, { cpu: input.add_cpu }, context)),
  implement(updateKvmCpu, (input, context) =>
    buy(input, { cpu: input.add_cpu }, context, {
      kind: 'kvm',
      answer: ({ price }) => ({ AddingCpu: input.add_cpu, PayPrice: price.PayPrice }),
    }),
  ),
  implement(updateContainerCpu, (input, context) =>
    buy(input, { cpu: input.add_cpu }, context, {
      kind: 'docker',
      answer: ({ price }) => ({ AddCpu: input.add_cpu, PayPrice: price.PayPrice }),
    }),
  ),
];

const memory = [
  implement(getHostRemainMemory, (input, context) =>
    room(input, context, 'kvm', (left) => ({ remain_memory: left.memoryGb })),
  ),
  implement(getContainerRemainMemory, (input, context) =>
    room(input, context, 'docker', (left) => ({ remain_memory: left.memoryGb })),
  ),
  implement(updateMemoryQueryPrice, (input, context) => quote(input, { memoryGb: input.add_memory }, context)),
  implement(updateKvmMemory, (input, context) =>
    buy(input, { memoryGb: input.add_memory }, context, {
      kind: 'kvm',
      answer: ({ price }) => ({ AddingMemory: input.add_memory, PayPrice: price.PayPrice }),
    }),
  ),
  implement(updateContainerMemory, (input, context) =>
    buy(input, { memoryGb: input.add_memory }, context, {
      kind: 'docker',
      answer: ({ price }) => ({ AddMemory: input.add_memory, PayPrice: price.PayPrice }),
    }),
  ),
];

const elasticOf = ({
  gpu_num,
  add_cpu,
  add_memory,
}: {
  gpu_num?: number | undefined;
  add_cpu?: number | undefined;
  add_memory?: number | undefined;
}): Growth => ({ gpuNum: gpu_num, cpu: add_cpu, memoryGb: add_memory });

const elastic = [
  implement(getContainerRemainGpu, (input, context) =>
    room(input, context, 'docker', (left) => ({ gpu_nums: [...left.gpuNums] })),
  ),
  implement(elasticUpgradeQueryPrice, (input, context) => quote(input, elasticOf(input), context, 'docker')),
  implement(elasticUpgradeContainer, (input, context) =>
    buy(input, elasticOf(input), context, {
      kind: 'docker',
      answer: async ({ price }, tx) => ({
        PayPrice: price.PayPrice,
        Instance: await readInstance(tx, requireActor(context), input.instance_name, context.services.clock.now()),
      }),
    }),
  ),
];

/** More processor, memory, disk, bandwidth and cards for a rental that runs (screens B8). */
export const upgradeCalls: Implementation[] = [...disk, ...bandwidth, ...cpu, ...memory, ...elastic];
