import type { Instance } from '@compute-market/contract/entities/instance';
import {
  BILLING,
  INSTANCE_STATUS,
  USE_MODE,
  type DueMode,
  type InstanceStatus,
} from '@compute-market/contract/enumerations';
import { unit, yuanFromUnit } from '@compute-market/contract/rules/money';
import { nullableWireTime, wireTime, wireYuan } from '../../platform/wire';
import type { Tariff } from '../market/read-catalogue';
import { containerImageWire } from './container-image';
import type { FoundInstance } from './find-instances';
import type { CostParts } from './instance-costs';
import { keepHourPrice } from './kept-charge';
import { portsOf } from './ports';

/** States in which there is a machine to connect to. */
const reachable: readonly number[] = [
  INSTANCE_STATUS.running,
  INSTANCE_STATUS.restarting,
  INSTANCE_STATUS.restartFailed,
];

/** An instance as it travels, without passwords. */
export function instanceWire(
  { row, ...around }: FoundInstance,
  { costs, tariff, now }: { costs: CostParts; tariff: Tariff; now: Date },
): Instance {
  return {
    Id: row.id,
    Container_name: row.name,
    ContainerType: row.containerType,
    Note: row.note,
    Status: row.status as InstanceStatus,
    IsAbnormal: row.abnormalSince ? 1 : 0,
    Message: row.message,
    AbornormalTime: row.abnormalSince ? wireTime(now) - wireTime(row.abnormalSince) : 0,
    HostSilentTime: nullableWireTime(row.endedAt === null ? around.hostSilentSince : null),
    ...placeWire(row, around),
    ...sizeWire(row, around, tariff),
    Image: row.imageKey,
    OwnImage: row.ownImageKey ?? '',
    ContainerImage: containerImageWire(around.containerImage),
    FromKeptDisk: row.startedFromId !== null,
    ImageLabel: around.image.shortDisplayName,
    ImageSystem: around.image.system,
    CanUsePlugin: around.image.canUsePlugin,
    ...timeWire(row, now),
    DueMode: row.dueMode as DueMode,
    Use_mode: row.billing === BILLING.usage ? USE_MODE.byTime : USE_MODE.plan,
    PayTypeFirst: row.payTypeFirst,
    ...costWire(costs),
    HourPrice: yuanFromUnit(unit(row.hourPrice)),
    KeepHourPrice: yuanFromUnit(keepHourPrice(row, tariff)),
    InstanceAutorenew: row.autorenewUnit && {
      SubscribeStatus: row.autorenewPackTime ? 1 : 0,
      Unit: row.autorenewUnit,
      PackTime: row.autorenewPackTime ?? 1,
    },
    EarlyRelease: row.earlyRelease,
    Billing: row.billing,
    SubAccountName: around.subAccountName ?? '',
    Project: around.projectName ?? '',
    Tags: row.tags,
  };
}

type Row = FoundInstance['row'];
type Around = Omit<FoundInstance, 'row'>;

function placeWire(row: Row, { hostName, address, image }: Around) {
  const connects = reachable.includes(row.status);
  const windows = image.system === 'Windows';
  const ports = portsOf(row.gpuIndexes);
  return {
    District: row.district,
    Host: hostName,
    Url: connects ? address : '',
    SshPort: connects && !windows ? ports.ssh : 0,
    RdpPort: connects && windows ? ports.rdp : 0,
    VncPort: connects && row.containerType === 'kvm' ? ports.vnc : 0,
    LoginUserName: row.loginUserName,
    ExtraPort: connects ? ports.extra : {},
    PortMappingInner: connects ? { ...ports.inner, ...(windows ? { rdp_port: 3389 } : { ssh_port: 22 }) } : {},
  };
}

function sizeWire(row: Row, { gpuMemoryGb }: Around, tariff: Tariff) {
  return {
    Gpu_type: row.gpuType,
    Gpu_num: row.gpuNum,
    Gpu_index: row.gpuIndexes.join(','),
    GpuMem: gpuMemoryGb,
    Cpu_num: row.cpuNum,
    AddCpu: row.addedCpu - row.addingCpu,
    AddingCpu: row.addingCpu,
    Memory: row.memoryGb,
    AddMemory: row.addedMemoryGb - row.addingMemoryGb,
    AddingMemory: row.addingMemoryGb,
    SystemDisk: row.systemDiskGb,
    AddDisk: row.dataDiskGb - row.addingDiskGb,
    AddingDisk: row.addingDiskGb,
    Bandwidth: row.bandwidthMbps,
    MaxBandwidth: tariff.maxBandwidthMbps,
    NoFreeBandwidth: Math.max(0, row.bandwidthMbps - tariff.freeBandwidthMbps),
    Performance: row.specName,
  };
}

const timeWire = (row: Row, now: Date) => ({
  Ctime: wireTime(row.createdAt),
  Due_time: wireTime(row.dueAt),
  End_time: nullableWireTime(row.endedAt),
  DiskReleaseTime: nullableWireTime(row.diskReleaseAt),
  LastRestartTime: nullableWireTime(row.lastRestartAt),
  ServerTime: wireTime(now),
});

const costWire = (costs: CostParts) => ({
  Total_cost: wireYuan(costs.base),
  BandwidthCost: wireYuan(costs.bandwidth),
  AddDiskCost: wireYuan(costs.addedDisk),
  KeeppedDiskCost: wireYuan(costs.keptDisk),
  ReturnMoney: wireYuan(costs.returned),
});
