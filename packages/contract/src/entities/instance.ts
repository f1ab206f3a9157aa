import * as z from 'zod/mini';
import {
  BILLING,
  CONTAINER_TYPE,
  DUE_MODE,
  IMAGE_SYSTEM,
  INSTANCE_STATUS,
  INSTANCE_STATUS_FILTER,
  PAY_FIRST,
  PLUGIN_STATUS,
  RENTAL_UNIT,
  USE_MODE,
} from '../enumerations';
import { containerImage } from './container-image';
import { machineSize, nonNegativeMoney } from './money';
import { rowCount } from './page';
import { filterText } from './text';
import { nullableTimestamp, timestamp } from './time';

/** Opaque name of a rental (`Container_name`). It stands in addresses, so it never holds the owner's phone (screens G22). */
export const instanceName = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, '实例名称不正确'));
/** The only field of many requests. */
export const instanceOnly = z.object({ instance_name: instanceName });

/** How it renews itself; `SubscribeStatus` 1 is on. Left out where a back end does not tell it, which is no null (decisions 70). */
export const autorenewSetting = z.nullable(
  z.object({ SubscribeStatus: z.union([z.literal(0), z.literal(1)]), Unit: z.enum(RENTAL_UNIT), PackTime: z.int() }),
);

const extraPorts = z.partial(
  z.object({ p1: z.int(), p2: z.int(), p3: z.int(), p4: z.int(), p5: z.int(), p6: z.int() }),
);

/**
 * A rental of a virtual machine or a container. Sizes GB, bandwidth Mbps, prices and costs yuan.
 * `Add…` is what was added since the start, `Adding…` what is being added now. The three passwords come only for one
 * instance on request (`reveal: 1`), never in a list.
 */
export const instance = z.object({
  Id: z.int(),
  Container_name: z.string(),
  ContainerType: z.enum(CONTAINER_TYPE),
  Note: z.string(),
  Status: z.enum(INSTANCE_STATUS),
  IsAbnormal: z.union([z.literal(0), z.literal(1)]),
  /** What the provider says about the state; empty when there is nothing to say. */
  Message: z.string(),
  /** Seconds it has been abnormal. */
  AbornormalTime: z.int(),
  /** Ours: since when its host has not answered; null while it does (decisions 110). */
  HostSilentTime: z.optional(nullableTimestamp),
  District: z.string(),
  Host: z.string(),
  Url: z.string(),
  SshPort: z.int(),
  RdpPort: z.int(),
  VncPort: z.int(),
  LoginUserName: z.string(),
  Gpu_type: z.string(),
  Gpu_num: z.int(),
  Gpu_index: z.string(),
  GpuMem: machineSize,
  Cpu_num: machineSize,
  AddCpu: z.int(),
  AddingCpu: z.int(),
  Memory: machineSize,
  AddMemory: z.int(),
  AddingMemory: z.int(),
  SystemDisk: machineSize,
  AddDisk: machineSize,
  AddingDisk: z.int(),
  Bandwidth: machineSize,
  MaxBandwidth: z.int(),
  /** Mbps above the free part. */
  NoFreeBandwidth: z.int(),
  /** Key of the image, its words and system. */
  Image: z.string(),
  ImageLabel: z.string(),
  /** Ours: the key of the own image it was started from (decisions 130); empty without one. Absent where a back end knows none. */
  OwnImage: z.optional(z.string()),
  /** Ours: the image of a registry that it was started from (decisions 147); null without one. Absent where a back end knows none. */
  ContainerImage: z.optional(z.nullable(containerImage)),
  /** Ours: whether it goes on with a kept disk, so that no image is put on it (decisions 151). Absent where a back end does not tell. */
  FromKeptDisk: z.optional(z.boolean()),
  ImageSystem: z.enum(IMAGE_SYSTEM),
  CanUsePlugin: z.boolean(),
  Performance: z.string(),
  Ctime: timestamp,
  Due_time: timestamp,
  End_time: nullableTimestamp,
  DiskReleaseTime: nullableTimestamp,
  LastRestartTime: nullableTimestamp,
  ServerTime: timestamp,
  DueMode: z.enum(DUE_MODE),
  Use_mode: z.enum(USE_MODE),
  PayTypeFirst: z.enum(PAY_FIRST),
  /** The base part of the cost: cards, processor and memory. In all it cost the four parts less `ReturnMoney`. */
  Total_cost: nonNegativeMoney,
  BandwidthCost: nonNegativeMoney,
  AddDiskCost: nonNegativeMoney,
  KeeppedDiskCost: nonNegativeMoney,
  ReturnMoney: nonNegativeMoney,
  HourPrice: nonNegativeMoney,
  KeepHourPrice: nonNegativeMoney,
  /** Null when it was never set; `SubscribeStatus` 1 is on. */
  InstanceAutorenew: autorenewSetting,
  /** Outer ports, and the inner ports they lead to. */
  ExtraPort: extraPorts,
  PortMappingInner: z.extend(extraPorts, { ssh_port: z.optional(z.int()), rdp_port: z.optional(z.int()) }),
  /** Ours: whether it can be released before its end and the unused part comes back (decisions 124). Absent where a back end knows none. */
  EarlyRelease: z.optional(z.boolean()),
  /** Ours: how it is paid (decisions 144). Absent where a back end knows prepaid rentals alone. */
  Billing: z.optional(z.enum(BILLING)),
  /** Empty when the main account made it. */
  SubAccountName: z.string(),
  /** Extension (decisions 113): empty without a project. Both are absent where a back end knows none. */
  Project: z.optional(z.string()),
  Tags: z.optional(z.array(z.string())),
  Init_passwd: z.optional(z.string()),
  RdpPasswd: z.optional(z.string()),
  VncPasswd: z.optional(z.string()),
});
export type Instance = z.infer<typeof instance>;

/** Rows in each group of states, under the other filters. `statusDefault` is ours: everything that is not over. */
export const instanceCounts = z.object({
  statusDefault: rowCount,
  statusAll: rowCount,
  statusRunning: rowCount,
  statusKeeppedDisk: rowCount,
  statusCreateError: rowCount,
  statusRunningError: rowCount,
});
export type InstanceCounts = z.infer<typeof instanceCounts>;

/** Filters every list of rentals takes. `due_before`: due until then. */
export const instanceFilter = {
  status_type: z.optional(z.enum(INSTANCE_STATUS_FILTER)),
  container_type: z.optional(z.enum(CONTAINER_TYPE)),
  gpu_type: z.optional(filterText),
  district: z.optional(filterText),
  keyword: z.optional(filterText),
  due_before: z.optional(timestamp),
  /** Extension (decisions 113): the name of a project, and one tag. */
  project: z.optional(filterText),
  tag: z.optional(filterText),
};

/** A plugin the instance can run; `Url` is empty until it runs. */
export const instancePlugin = z.object({
  Key: z.string(),
  Name: z.string(),
  Url: z.string(),
  Status: z.enum(PLUGIN_STATUS),
});
export type InstancePlugin = z.infer<typeof instancePlugin>;

/** Whether a public port answers, and after how many milliseconds. */
export const portAnswer = z.object({ Port: z.int(), DelayMs: z.nullable(z.int()) });
export type PortAnswer = z.infer<typeof portAnswer>;

/** Where a kept disk can start: one row a card count and size; `num` is how many such machines are free. */
export const startOption = z.object({
  Gpu_type: z.string(),
  Gpu_num: z.int(),
  GpuMem: machineSize,
  CpuNum: machineSize,
  Memory: machineSize,
  SpecName: z.string(),
  HourPrice: nonNegativeMoney,
  num: z.int(),
});
export type StartOption = z.infer<typeof startOption>;
