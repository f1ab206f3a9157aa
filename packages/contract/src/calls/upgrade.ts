import * as z from 'zod/mini';
import { SIZE_MAX } from '../constants';
import { defineCall } from '../define-call';
import { instance, instanceName, instanceOnly } from '../entities/instance';
import { nonNegativeMoney } from '../entities/money';
import { price } from '../entities/price';
import { expectedSize, payment } from '../entities/rental-period';

/** An upgrade is charged to the due time at once and cannot be taken back. Quotes accept the fields of the order; `price` is what the customer saw, yuan. */
const expectedPrice = { price: z.optional(nonNegativeMoney) };
/** What is added, once more beside another tab, would be paid again: the size that was seen tells the two apart (decisions 186). */
const seen = { ...expectedPrice, ...expectedSize };
const more = z.int().check(z.minimum(1, '至少增加 1'), z.maximum(SIZE_MAX, `最多增加 ${SIZE_MAX}`));
const order = { instance_name: instanceName, ...payment };

const addCpu = { ...order, add_cpu: more };
/** GB. */
const addMemory = { ...order, add_memory: more };
/** GB. */
const addDisk = { ...order, disk_size: more };
/** Mbps in all, not the part that is added. */
const bandwidth = {
  ...order,
  bandwidth: z.int().check(z.minimum(1, '带宽至少为 1'), z.maximum(SIZE_MAX, `带宽最多 ${SIZE_MAX} Mbps`)),
};
const elastic = {
  ...order,
  gpu_num: z.optional(z.int().check(z.minimum(1), z.maximum(64))),
  add_cpu: z.optional(more),
  add_memory: z.optional(more),
};
const somethingToUpgrade = z.refine<{ gpu_num?: number; add_cpu?: number; add_memory?: number }>(
  (request) => request.gpu_num !== undefined || request.add_cpu !== undefined || request.add_memory !== undefined,
  '请选择要升级的内容',
);
const paid = { PayPrice: nonNegativeMoney };

export const getRemainDisk = defineCall({
  name: 'getRemainDisk',
  path: '/instance/get_remain_disk',
  summary: '可添加的数据盘',
  idempotent: true,
  exempt: true,
  request: instanceOnly,
  /** GB left on the host, disks in all and in use, and the step of a size in GB. */
  response: z.object({ remain_disk: z.int(), max_count: z.int(), used_count: z.int(), step: z.int() }),
});

export const addDiskQueryPrice = defineCall({
  name: 'addDiskQueryPrice',
  path: '/instance/add_one_disk_query_price',
  summary: '添加数据盘询价',
  idempotent: true,
  request: z.strictObject(addDisk),
  response: price,
});

export const addOneDisk = defineCall({
  name: 'addOneDisk',
  path: '/instance/add_one_disk',
  summary: '添加数据盘',
  intent: true,
  request: z.strictObject({ ...addDisk, ...seen }),
  response: z.object({ AddingDisk: z.int(), ...paid }),
});

/** Extension: a change of bandwidth costs money, so it is quoted like the others. */
export const updateBandwidthQueryPrice = defineCall({
  name: 'updateBandwidthQueryPrice',
  path: '/instance/update_bandwidth_query_price',
  summary: '修改带宽询价',
  idempotent: true,
  extension: true,
  request: z.strictObject(bandwidth),
  response: price,
});

/** More bandwidth is paid to the due time; less is free of charge and not refunded. `HourPrice`: yuan an hour from now on. */
export const updateBandwidth = defineCall({
  name: 'updateBandwidth',
  path: '/instance/update_bandwidth',
  summary: '修改带宽',
  intent: true,
  request: z.strictObject({ ...bandwidth, ...expectedPrice }),
  response: z.object({ Bandwidth: z.int(), HourPrice: nonNegativeMoney, ...paid }),
});

const remainingCpu = z.object({ remain_cpu: z.int() });
/** GB. */
const remainingMemory = z.object({ remain_memory: z.int() });

export const getHostRemainCpu = defineCall({
  name: 'getHostRemainCpu',
  path: '/get_host_remain_cpu',
  summary: '云主机可增加的 CPU',
  idempotent: true,
  request: instanceOnly,
  response: remainingCpu,
});

export const getContainerRemainCpu = defineCall({
  name: 'getContainerRemainCpu',
  path: '/get_container_remain_cpu',
  summary: '容器可增加的 CPU',
  idempotent: true,
  request: instanceOnly,
  response: remainingCpu,
});

/** Quotes virtual machines and containers alike; the server knows which it is. */
export const updateCpuQueryPrice = defineCall({
  name: 'updateCpuQueryPrice',
  path: '/update_vcpu_query_price',
  summary: '升级 CPU 询价',
  idempotent: true,
  request: z.strictObject(addCpu),
  response: price,
});

export const updateKvmCpu = defineCall({
  name: 'updateKvmCpu',
  path: '/update_vcpu',
  summary: '升级云主机 CPU',
  intent: true,
  request: z.strictObject({ ...addCpu, ...seen }),
  response: z.object({ AddingCpu: z.int(), ...paid }),
});

export const updateContainerCpu = defineCall({
  name: 'updateContainerCpu',
  path: '/update_container_cpu',
  summary: '升级容器 CPU',
  intent: true,
  request: z.strictObject({ ...addCpu, ...seen }),
  response: z.object({ AddCpu: z.int(), ...paid }),
});

export const getHostRemainMemory = defineCall({
  name: 'getHostRemainMemory',
  path: '/get_host_remain_memory',
  summary: '云主机可增加的内存',
  idempotent: true,
  request: instanceOnly,
  response: remainingMemory,
});

export const getContainerRemainMemory = defineCall({
  name: 'getContainerRemainMemory',
  path: '/get_container_remain_memory',
  summary: '容器可增加的内存',
  idempotent: true,
  request: instanceOnly,
  response: remainingMemory,
});

/** Quotes virtual machines and containers alike. */
export const updateMemoryQueryPrice = defineCall({
  name: 'updateMemoryQueryPrice',
  path: '/update_memory_query_price',
  summary: '升级内存询价',
  idempotent: true,
  request: z.strictObject(addMemory),
  response: price,
});

export const updateKvmMemory = defineCall({
  name: 'updateKvmMemory',
  path: '/update_memory',
  summary: '升级云主机内存',
  intent: true,
  request: z.strictObject({ ...addMemory, ...seen }),
  response: z.object({ AddingMemory: z.int(), ...paid }),
});

export const updateContainerMemory = defineCall({
  name: 'updateContainerMemory',
  path: '/update_container_memory',
  summary: '升级容器内存',
  intent: true,
  request: z.strictObject({ ...addMemory, ...seen }),
  response: z.object({ AddMemory: z.int(), ...paid }),
});

/** Extension: the cards a container may have in all; the specification lists no way to ask. Empty when its host has none left. */
export const getContainerRemainGpu = defineCall({
  name: 'getContainerRemainGpu',
  path: '/get_container_remain_gpu',
  summary: '容器可升级到的卡数',
  idempotent: true,
  extension: true,
  request: instanceOnly,
  response: z.object({ gpu_nums: z.array(z.int()) }),
});

/** Extension: an elastic upgrade costs money and the specification lists no quote for it. */
export const elasticUpgradeQueryPrice = defineCall({
  name: 'elasticUpgradeQueryPrice',
  path: '/elastic_upgrade_container_v2_query_price',
  summary: '容器弹性升级询价',
  idempotent: true,
  extension: true,
  request: z.strictObject(elastic).check(somethingToUpgrade),
  response: price,
});

/** `gpu_num` is cards in all; the other two are what is added. */
export const elasticUpgradeContainer = defineCall({
  name: 'elasticUpgradeContainer',
  path: '/elastic_upgrade_container_v2',
  summary: '容器弹性升级',
  intent: true,
  request: z.strictObject({ ...elastic, ...seen }).check(somethingToUpgrade),
  response: z.object({ Instance: instance, ...paid }),
});
