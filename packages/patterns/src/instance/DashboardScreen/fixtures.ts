import type { Instance, InstanceCounts } from '@compute-market/contract/entities/instance';
import type { BareMetalInstance } from '@compute-market/contract/entities/bare-metal';
import type { Runway } from '@compute-market/contract/entities/cost-item';
import type { CardCourse } from '@compute-market/contract/entities/usage';
import { DUE_MODE, INSTANCE_STATUS, RUNWAY_ITEM, SHORT_OF } from '@compute-market/contract/enumerations';
import { wholePrice } from '@compute-market/contract/rules/discount';
import { sumFen, unitFromYuan, yuanFromFen, yuanFromUnit } from '@compute-market/contract/rules/money';
import { dailyCost, hourlyCost } from '@compute-market/contract/rules/price';
import {
  daySeconds as day,
  hourSeconds as hour,
  minuteSeconds as minute,
} from '@compute-market/contract/rules/time-units';
import { ready } from '../../resource';
import { hourRate, isInPeriod, isKept, isRenewed, keptDayPrice } from '../../instance-facts';
import { formatDay } from '@compute-market/contract/rules/time';
import { nextOf, noRunway } from '../../runway/fixtures';
import type { CellContext } from './columns';
import type { Overview, PopularModel } from './data';

/** The frozen moment of every picture: 2026-11-20 14:05:21. */
export const now = 1_795_154_721;

/** Half a minute of slack keeps a countdown from changing while a picture is taken. */
const dueIn = (length: number) => now + length + 30;

/** An instance that runs, with whatever a story wants otherwise. */
export function makeInstance(changes: Partial<Instance> & Pick<Instance, 'Container_name'>): Instance {
  return {
    Id: 1,
    ContainerType: 'kvm',
    Note: '',
    Status: INSTANCE_STATUS.running,
    IsAbnormal: 0,
    Message: '',
    AbornormalTime: 0,
    District: '华东一区',
    Host: 'gpu-east-07',
    Url: 'east1.example.com',
    SshPort: 30_722,
    RdpPort: 0,
    VncPort: 31_722,
    LoginUserName: 'root',
    Gpu_type: 'RTX 4090',
    Gpu_num: 1,
    Gpu_index: '0',
    GpuMem: 24,
    Cpu_num: 16,
    AddCpu: 0,
    AddingCpu: 0,
    Memory: 48,
    AddMemory: 0,
    AddingMemory: 0,
    SystemDisk: 200,
    AddDisk: 0,
    AddingDisk: 0,
    Bandwidth: 32,
    MaxBandwidth: 200,
    NoFreeBandwidth: 0,
    Image: 'pytorch-2.5',
    ImageLabel: 'PyTorch 2.5',
    ImageSystem: 'Linux',
    CanUsePlugin: true,
    Performance: '',
    Ctime: now - day,
    Due_time: dueIn(3 * day),
    End_time: null,
    DiskReleaseTime: dueIn(10 * day),
    LastRestartTime: null,
    ServerTime: now,
    DueMode: DUE_MODE.keep,
    Use_mode: 1,
    PayTypeFirst: 'power',
    Total_cost: 0,
    BandwidthCost: 0,
    AddDiskCost: 0,
    KeeppedDiskCost: 0,
    ReturnMoney: 0,
    HourPrice: 2.08,
    KeepHourPrice: 0.018,
    InstanceAutorenew: null,
    ExtraPort: {},
    PortMappingInner: { ssh_port: 22 },
    SubAccountName: '',
    ...changes,
  };
}

const unreachable = { Url: '', SshPort: 0, VncPort: 0, RdpPort: 0 };

/** The ten rows of the picture, one of every state. */
export const instances: readonly Instance[] = [
  makeInstance({
    Container_name: 'k7f3a2c',
    Note: 'llama3-8b-sft',
    Gpu_type: 'A100 SXM4',
    Memory: 120,
    AddDisk: 500,
    Bandwidth: 100,
    District: '华北二区',
    Ctime: now - (day + 17 * hour),
    Due_time: dueIn(5 * day + 6 * hour),
    HourPrice: 7.59,
    InstanceAutorenew: { SubscribeStatus: 1, Unit: 'day', PackTime: 1 },
    Total_cost: 1102.41,
    BandwidthCost: 120,
    AddDiskCost: 52,
  }),
  makeInstance({
    Container_name: 'k2b91de',
    Note: 'sdxl-推理服务-生产',
    AddDisk: 100,
    ImageLabel: 'ComfyUI',
    SubAccountName: 'chenyu_cv',
    Ctime: now - (day + 19 * hour),
    Due_time: dueIn(3 * day + 4 * hour),
    Total_cost: 249.82,
  }),
  makeInstance({
    Container_name: 'kc40e18',
    Note: '多模态数据清洗',
    Gpu_type: 'RTX 3090',
    Gpu_num: 2,
    Cpu_num: 24,
    Memory: 80,
    AddDisk: 300,
    Bandwidth: 50,
    ImageLabel: 'Ubuntu 22.04',
    District: '华南一区',
    SubAccountName: 'wanglei',
    Ctime: now - (day + 5 * hour),
    Due_time: dueIn(18 * hour + 12 * minute),
    HourPrice: 2.64,
    Total_cost: 126.85,
  }),
  makeInstance({
    Container_name: 'k91d77f',
    Note: 'yolo11-缺陷检测',
    IsAbnormal: 1,
    Message: '掉卡',
    AbornormalTime: 56 * minute,
    Gpu_num: 4,
    Cpu_num: 64,
    Memory: 192,
    AddDisk: 100,
    SubAccountName: 'chenyu_cv',
    Due_time: dueIn(hour + 42 * minute),
    HourPrice: 8.5,
    Total_cost: 101.97,
  }),
  makeInstance({
    ...unreachable,
    Container_name: 'k5e80aa',
    Note: 'qwen2.5-vl-评测',
    Status: INSTANCE_STATUS.starting,
    Message: '挂载磁盘',
    Gpu_type: 'H20',
    Cpu_num: 20,
    Memory: 128,
    ImageLabel: 'vLLM 0.6',
    Ctime: now - 48,
    Due_time: dueIn(5 * hour + 58 * minute),
    DueMode: DUE_MODE.release,
    DiskReleaseTime: null,
    HourPrice: 6.38,
    Total_cost: 38.3,
  }),
  makeInstance({
    ...unreachable,
    Container_name: 'k3377b0',
    Note: 'blender-渲染机',
    Status: INSTANCE_STATUS.restarting,
    Gpu_type: 'RTX A6000',
    Memory: 64,
    AddDisk: 200,
    Bandwidth: 50,
    ImageLabel: 'Windows 2022',
    ImageSystem: 'Windows',
    SubAccountName: 'design01',
    Due_time: dueIn(2 * day + 2 * hour),
    HourPrice: 2.72,
    Total_cost: 195.75,
  }),
  makeInstance({
    ...unreachable,
    Container_name: 'ke1190c',
    Note: 'cuda-编译机',
    Status: INSTANCE_STATUS.shutDown,
    ImageLabel: 'Ubuntu 22.04',
    District: '西南一区',
    Due_time: dueIn(day + 3 * hour),
    Total_cost: 99.93,
  }),
  makeInstance({
    ...unreachable,
    Container_name: 'k08af54',
    Note: 'diffusion-旧版权重',
    Status: INSTANCE_STATUS.diskKept,
    Gpu_type: 'RTX 3090',
    Cpu_num: 12,
    Memory: 40,
    AddDisk: 100,
    ImageLabel: 'PyTorch 2.1',
    District: '华南一区',
    SubAccountName: 'wanglei',
    Due_time: now - 5 * minute,
    End_time: now - 5 * minute,
    DiskReleaseTime: now + 7 * day - 5 * minute - 21,
    Total_cost: 32.55,
    KeeppedDiskCost: 0.42,
  }),
  makeInstance({
    ...unreachable,
    Container_name: 'k6d2f09',
    Note: 'rl-sandbox',
    Status: INSTANCE_STATUS.startFailed,
    Message: '宿主机资源不足',
    Gpu_type: 'L40S',
    Memory: 96,
    District: '西南一区',
    End_time: now - hour,
    Total_cost: 16.61,
  }),
  makeInstance({
    ...unreachable,
    Container_name: 'kb71c35',
    Note: 'whisper-批量转写',
    Status: INSTANCE_STATUS.ended,
    Gpu_type: 'L40S',
    Memory: 96,
    District: '西南一区',
    SubAccountName: 'design01',
    Due_time: 1_795_003_200,
    End_time: 1_795_003_200,
    DiskReleaseTime: null,
    Total_cost: 41.52,
  }),
];

export const counts: InstanceCounts = {
  statusDefault: 9,
  statusAll: 36,
  statusRunning: 4,
  statusRunningError: 1,
  statusCreateError: 1,
  statusKeeppedDisk: 1,
};

const longNote = '多模态大模型第三阶段对齐训练与线上灰度推理服务联合压测环境（生产备份请勿释放）';

/** Notes and machines as long as they may get. */
export const longInstances: readonly Instance[] = instances.map((instance, index) => ({
  ...instance,
  Note: `${longNote}${index}`,
  Gpu_type: 'RTX PRO 6000 Blackwell Max-Q',
  ImageLabel: 'Ubuntu 22.04 · CUDA 12.8 · PyTorch 2.7 nightly',
  Message: instance.Message && `${instance.Message}，正在等待机房工程师处理并自动迁移`,
  SubAccountName: 'vision_research_group_03',
  Total_cost: 12_345_678.9,
}));

export const bareMetals: readonly BareMetalInstance[] = [
  {
    Id: 81,
    Name: 'bm-81',
    Model: 'HGX H800',
    Ip: '203.0.113.24',
    LoginUserName: 'root',
    Cpu: 'Xeon 8468V × 2',
    Memory: 2048,
    Gpu_type: 'H800',
    Gpu_num: 8,
    Disk: '2 × 7.68TB NVMe',
    Status: INSTANCE_STATUS.running,
    Ctime: now - 20 * day,
    Due_time: dueIn(10 * day),
    MonthPrice: 68_000,
    Note: '预训练集群-节点1',
    ContractNo: 'HT-2026-1101',
  },
  {
    Id: 82,
    Name: 'bm-82',
    Model: '八卡 RTX 4090 训练机',
    Ip: '203.0.113.25',
    LoginUserName: 'root',
    Cpu: 'EPYC 7542 × 2',
    Memory: 512,
    Gpu_type: 'RTX 4090',
    Gpu_num: 8,
    Disk: '960GB 系统盘 + 7.68TB NVMe',
    Status: INSTANCE_STATUS.running,
    Ctime: now - 29 * day,
    Due_time: dueIn(17 * hour),
    MonthPrice: 11_200,
    Note: '',
    ContractNo: 'HT-2026-0917',
  },
  {
    Id: 60,
    Name: 'bm-60',
    Model: '八卡 L40S 图形机',
    Ip: '203.0.113.40',
    LoginUserName: 'root',
    Cpu: 'EPYC 9354 × 2',
    Memory: 768,
    Gpu_type: 'L40S',
    Gpu_num: 8,
    Disk: '960GB 系统盘 + 7.68TB NVMe',
    Status: INSTANCE_STATUS.ended,
    Ctime: now - 60 * day,
    Due_time: now - 30 * day,
    MonthPrice: 22_600,
    Note: '数字人渲染',
    ContractNo: 'HT-2026-0706',
  },
];

const silver = 9700;

/** What can be spent at the end of each day while a charge a day can be paid, yuan. */
const daysUntilShort = (available: number, charge: number): Runway['Ahead']['Days'] =>
  Array.from({ length: Math.floor(available / charge) + 1 }, (_, index) => ({
    Day: formatDay(now + index * day),
    Left: available - index * charge,
  }));

/** What these rows cost and when a silver member with so much to spend, yuan, cannot pay the first of them, which renews itself each day. */
export function runwayOf(rows: readonly Instance[], available = 2860.4): Runway {
  const inUse = rows.filter((row) => isInPeriod(row) || isKept(row));
  const hourPrices = (of: readonly Instance[]) => of.map((row) => hourRate(row, silver));
  const kept = inUse.filter(isKept).map((row) => keptDayPrice(row, silver));
  const paidAhead = inUse.filter((row) => !isKept(row));
  const renewing = paidAhead.find(isRenewed);
  const charge = renewing && {
    Time: renewing.Due_time - 3 * hour,
    Kind: RUNWAY_ITEM.instance,
    Container_name: renewing.Container_name,
    Note: renewing.Note,
    Amount: 768.24,
    ShortOf: null,
  };
  const seconds = charge ? Math.floor((available / charge.Amount) * day) : null;
  const ahead = charge
    ? { Days: daysUntilShort(available, charge.Amount), Charges: [{ ...charge, Count: 1 }], MoreNum: 0 }
    : noRunway.Ahead;
  return {
    ...noRunway,
    Available: available,
    Money: available,
    HourPrice: yuanFromFen(hourlyCost(hourPrices(inUse))),
    PaidHourPrice: yuanFromFen(hourlyCost(hourPrices(paidAhead))),
    DayPrice: yuanFromFen(sumFen([dailyCost(hourPrices(paidAhead)), ...kept])),
    Seconds: seconds,
    Until: seconds === null ? null : now + seconds,
    Next: nextOf(ahead),
    Short: charge && seconds !== null ? { ...charge, Time: now + seconds, ShortOf: SHORT_OF.purse } : null,
    Ahead: ahead,
    Items: inUse.map((row) => ({
      Kind: isKept(row) ? RUNWAY_ITEM.keptDisk : RUNWAY_ITEM.instance,
      Container_name: row.Container_name,
      Note: row.Note,
      HourPrice: yuanFromUnit(hourRate(row, silver)),
      Due_time: (isKept(row) ? row.DiskReleaseTime : null) ?? row.Due_time,
      Autorenew: isRenewed(row),
    })),
  };
}

/** The strip over these rows. */
export const overviewOf = (
  rows: readonly Instance[],
  { available, counts: counted = counts }: { available?: number; counts?: InstanceCounts } = {},
): Overview => ({
  paid: ready({ runway: runwayOf(rows, available), readAt: now }),
  counts: ready(counted),
});

export const popular: readonly PopularModel[] = [
  { gpuType: 'RTX 4090', memory: 24, hourPrice: unitFromYuan('2.19'), free: 86 },
  { gpuType: 'RTX 3090', memory: 24, hourPrice: unitFromYuan('1.32'), free: 41 },
  { gpuType: 'RTX PRO 6000 Blackwell Max-Q', memory: 96, hourPrice: unitFromYuan('12.8'), free: 2 },
];

/** What the cards of the running ones did in the last hour: one works, one rests, of one half is unknown. */
export const courses: readonly CardCourse[] = instances
  .filter(({ Status }) => Status === INSTANCE_STATUS.running)
  .map(({ Container_name }, row) => ({
    Container_name,
    GpuUse: Array.from({ length: 12 }, (_, place) => {
      if (row % 3 === 2 && place < 6) return null;
      return row % 3 === 1 ? 1 + (place % 2) : 62 + 30 * Math.sin(place + row);
    }),
  }));

const ignore = () => undefined;

/** What cells and cards are shown with: a main account without a level, whose presses come to nothing. */
export const cellContext: CellContext = {
  now,
  clockOffset: 0,
  vipDiscount: wholePrice,
  showsCreator: false,
  showsLabels: false,
  courses: new Map(),
  onAction: ignore,
  onOrder: ignore,
  onNavigate: ignore,
  onDownloadRdp: ignore,
};
