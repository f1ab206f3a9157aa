import type { BareMetalModel } from '@compute-market/contract/entities/bare-metal';
import type { CouponGroup } from '@compute-market/contract/entities/coupon';
import type { GpuOffer } from '@compute-market/contract/entities/gpu';
import type { Banner, Notice } from '@compute-market/contract/entities/notice';
import type { PriceInfo } from '@compute-market/contract/entities/price-info';
import type { StoreOptions } from '@compute-market/contract/entities/store-options';
import { CONTAINER_TYPE, IMAGE_SYSTEM } from '@compute-market/contract/enumerations';
import { daySeconds } from '@compute-market/contract/rules/time-units';

/** 2026-11-20 14:05:21 in Beijing. */
export const now = 1_795_154_721;

type Model = Pick<
  GpuOffer,
  | 'GpuType'
  | 'GpuMem'
  | 'MemoryType'
  | 'Arch'
  | 'CpuPerGpu'
  | 'MemoryPerGpu'
  | 'HourPrice'
  | 'Fp16Tflops'
  | 'Bandwidth'
  | 'Score'
>;
/** District, free cards, all cards, most free cards of one machine. */
type Stock = readonly [district: string, free: number, total: number, largest: number];

/** CUDA and drivers of the hosts of a model; 12.4 and its driver unless said. */
const told: Readonly<Record<string, Pick<GpuOffer, 'CudaVersions' | 'DriverVersions'>>> = {
  'RTX 4090': { CudaVersions: ['12.4', '12.8'], DriverVersions: ['550.127.05', '570.124.06'] },
  'A100 SXM4': { CudaVersions: ['12.2'], DriverVersions: ['535.183.06'] },
  L40S: { CudaVersions: [], DriverVersions: [] },
};

function offersOf(model: Model, stocks: readonly Stock[]): GpuOffer[] {
  return stocks.map(([District, FreeNum, TotalNum, largest]) => ({
    ...model,
    CudaVersions: ['12.4'],
    DriverVersions: ['550.127.05'],
    ...told[model.GpuType],
    District,
    FreeNum,
    TotalNum,
    MaxGpuNum: 8,
    MaxMemory: model.MemoryPerGpu * 16,
    ValidCardsRentable: Object.fromEntries([1, 2, 4, 8].map((count) => [String(count), count <= largest])),
    DisabledReason: FreeNum === 0 ? '已售罄' : '',
  }));
}

const model = (
  GpuType: string,
  GpuMem: number,
  MemoryType: string,
  Arch: string,
  [CpuPerGpu, MemoryPerGpu]: readonly [number, number],
  HourPrice: number,
  [Fp16Tflops, Bandwidth]: readonly [number, number],
  Score: number,
): Model => ({
  GpuType,
  GpuMem,
  MemoryType,
  Arch,
  CpuPerGpu,
  MemoryPerGpu,
  HourPrice,
  Fp16Tflops,
  Bandwidth,
  Score,
});

export const offers: readonly GpuOffer[] = [
  ...offersOf(model('RTX 4090', 24, 'GDDR6X', 'Ada Lovelace', [16, 48], 2.19, [165, 1008], 100), [
    ['华东一区', 46, 56, 8],
    ['华北二区', 52, 64, 8],
    ['西南一区', 28, 32, 8],
    ['华南一区', 0, 8, 0],
  ]),
  ...offersOf(model('RTX 5090', 32, 'GDDR7', 'Blackwell', [20, 90], 3.29, [210, 1792], 95), [['华北二区', 6, 48, 4]]),
  ...offersOf(model('H20', 96, 'HBM3', 'Hopper', [20, 128], 6.58, [148, 4000], 90), [
    ['华东一区', 48, 48, 8],
    ['华南一区', 16, 16, 8],
  ]),
  ...offersOf(model('A100 SXM4', 80, 'HBM2e', 'Ampere', [16, 120], 7.98, [312, 2039], 85), [
    ['华北二区', 15, 48, 8],
    ['华东一区', 7, 32, 4],
  ]),
  ...offersOf(model('L40S', 48, 'GDDR6', 'Ada Lovelace', [16, 96], 4.28, [362, 864], 80), [['西南一区', 38, 64, 8]]),
  ...offersOf(model('RTX 3090', 24, 'GDDR6X', 'Ampere', [12, 40], 1.39, [71, 936], 75), [
    ['华南一区', 40, 80, 4],
    ['华东一区', 20, 48, 4],
    ['华北二区', 17, 40, 4],
    ['西南一区', 10, 32, 4],
  ]),
  ...offersOf(model('RTX A6000', 48, 'GDDR6', 'Ampere', [16, 64], 2.86, [155, 768], 70), [['华东一区', 3, 24, 2]]),
  ...offersOf(model('H800 SXM5', 80, 'HBM3', 'Hopper', [22, 200], 15.8, [990, 3350], 65), [['华北二区', 0, 32, 0]]),
  ...offersOf(model('V100', 16, 'HBM2', 'Volta', [8, 32], 1.28, [125, 900], 60), [['西南一区', 19, 40, 8]]),
  ...offersOf(model('L20', 48, 'GDDR6', 'Ada Lovelace', [14, 80], 3.42, [120, 864], 55), [['华东一区', 0, 32, 0]]),
];

export const manyOffers = (count: number): GpuOffer[] =>
  Array.from({ length: count }, (_, index) => {
    const base = offers[index % offers.length];
    if (base === undefined) throw new Error('no offers to copy');
    return { ...base, GpuType: `${base.GpuType} #${index}`, Score: count - index };
  });

export const priceInfo = (level: number): PriceInfo => ({
  vipInfos: [1, 0.98, 0.97, 0.95, 0.94].map((VipDiscount, Level) => ({
    Level,
    VipName: ['普通会员', '铜牌会员', '银牌会员', '金牌会员', '钻石会员'][Level] ?? '',
    VipDiscount,
  })),
  gpus: Object.fromEntries(
    offers.map((offer) => [
      offer.GpuType,
      { HourPrice: offer.HourPrice, OriginalPrice: offer.GpuType === 'V100' ? 1.45 : offer.HourPrice },
    ]),
  ),
  period_discounts: { hour: 1, day: 0.98, month: 0.95 },
  level,
});

const image = (
  Label: string,
  ShortDisplayName: string,
  Brief: string,
  ImageSize: number,
  more: Partial<StoreOptions['image_display_info_map'][string]> = {},
): StoreOptions['image_display_info_map'][string] => ({
  Label,
  System: 'Linux',
  ShortDisplayName,
  LongDisplayName: ShortDisplayName,
  SystemVersion: 'Ubuntu 22.04',
  ImageSize,
  CanUsePlugin: true,
  ShowInRent: true,
  ShowInChangeSystem: true,
  NoScheduleGPUs: [],
  BadgeLabel: '',
  Brief,
  Score: 50,
  ...more,
});

export const options: StoreOptions = {
  hosts: true,
  image_display_info_map: {
    'pytorch-2.5': image('深度学习', 'PyTorch 2.5', 'Ubuntu 22.04 · CUDA 12.4', 18_600, {
      Score: 100,
      BadgeLabel: '推荐',
    }),
    'tensorflow-2.17': image('深度学习', 'TensorFlow 2.17', 'Ubuntu 22.04 · CUDA 12.3', 16_200, {
      Score: 90,
      NoScheduleGPUs: ['RTX 5090'],
    }),
    'ubuntu-22.04': image('基础系统', 'Ubuntu 22.04', '纯净系统 · 驱动 550', 6400, { Score: 85, CanUsePlugin: false }),
    'vllm-0.6': image('大模型', 'vLLM 0.6', 'Ubuntu 22.04 · CUDA 12.4', 21_300, { Score: 80 }),
    comfyui: image('绘图', 'ComfyUI', 'Ubuntu 22.04 · 预装 SDXL', 34_800, { Score: 75 }),
    'llama-factory': image('大模型', 'LLaMA-Factory', 'Ubuntu 22.04 · CUDA 12.1', 24_000, {
      Score: 70,
      NoScheduleGPUs: ['RTX 5090'],
    }),
    'windows-2022': image('Windows', 'Windows 2022', '远程桌面 · 驱动 552', 32_000, {
      System: 'Windows',
      CanUsePlugin: false,
      NoScheduleGPUs: ['H20', 'A100 SXM4', 'H800 SXM5'],
    }),
  },
  all_districts: ['华东一区', '华北二区', '西南一区', '华南一区'].map((name) => ({ District: name, Name: name })),
  all_gputypes: [
    'RTX 4090',
    'RTX 5090',
    'RTX 3090',
    'L40S',
    'RTX A6000',
    'A100 SXM4',
    'H20',
    'H800 SXM5',
    'V100',
    'L20',
  ],
  disk: { SystemSize: 200, FreeSize: 50, Step: 10, Max: 2000, HourPrice: 0.0006 },
  bandwidth: { Free: 32, Max: 100, HourPrice: 0.01 },
  keep_disk: { HourPrice: 14 / 24 / 10_000, MaxDays: 15 },
};

/** The images of a back end that tells what they run as: Windows as virtual machines alone. */
export const imagesByKind: StoreOptions['image_display_info_map'] = Object.fromEntries(
  Object.entries(options.image_display_info_map).map(([key, told]) => [
    key,
    {
      ...told,
      ContainerTypes: told.System === IMAGE_SYSTEM.windows ? [CONTAINER_TYPE.kvm] : Object.values(CONTAINER_TYPE),
    },
  ]),
);

const slide = (Id: number, Title: string, Url: string): Banner => ({
  Id,
  Title,
  Image: '',
  ImageMobile: '',
  Url,
  BeginTime: now - daySeconds,
  EndTime: now + 10 * daySeconds,
});

export const banners: readonly Banner[] = [
  slide(1, 'H20 96GB 到货，一张卡放得下 70B 量化模型', '/createInstance?type=kvm&gpu_type=H20&gpu_num=1'),
  slide(2, '双周满减：满 500 减 50，全部显卡通用', '/console/coupon'),
  slide(3, '学生专享 9 折，完成学生认证即可领取', '/console/verification'),
];

export const notice: Notice = {
  Id: 31,
  Title: '华东二区将于 11 月 22 日 02:00–04:00 进行网络割接，期间实例网络可能短暂中断，数据与计费不受影响',
  Original: '',
  Type: 2,
  Top: false,
  CreateTime: 1_795_084_200,
};

/** A reduction for everything and everybody, with other facts. */
export const makeCouponGroup = (facts: Partial<CouponGroup>): CouponGroup => ({
  GroupId: 1,
  Name: '新人满减券',
  Type: 2,
  Amount: 0,
  Discount: 1,
  MoneyLimit: 0,
  UseTimeLimit: 0,
  TargetGoods: '',
  TargetImage: '',
  TargetUseMode: 0,
  TargetUserVerifyType: 0,
  BeginTime: now - 30 * daySeconds,
  EndTime: now + 60 * daySeconds,
  RemainNum: 4862,
  IsAssigned: false,
  ...facts,
});

export const couponGroups: readonly CouponGroup[] = [
  makeCouponGroup({ Amount: 10, MoneyLimit: 100, UseTimeLimit: 7 }),
  makeCouponGroup({
    GroupId: 2,
    Name: '训练专享折扣券',
    Type: 1,
    Discount: 0.95,
    TargetGoods: 'A100 SXM4',
    RemainNum: 86,
  }),
  makeCouponGroup({ GroupId: 3, Name: '实名充值券', Type: 0, Amount: 5, RemainNum: 2000 }),
  makeCouponGroup({
    GroupId: 4,
    Name: '企业满减券',
    Amount: 50,
    MoneyLimit: 1000,
    TargetUserVerifyType: 2,
    RemainNum: 0,
  }),
];

export const bareMetals: readonly BareMetalModel[] = [
  {
    Id: 1,
    Name: 'H800 8 卡训练型',
    Cpu: 'Intel Xeon Platinum 8468 × 2',
    CpuNum: 96,
    Memory: 2048,
    Gpu_type: 'H800 SXM5',
    Gpu_num: 8,
    Disk: '3.84TB NVMe × 4',
    Network: '3.2Tbps IB',
    MonthPrice: 82_000,
    District: '华北二区',
    Status: 2,
    DeliverDays: 5,
    Picture: '',
  },
  {
    Id: 2,
    Name: 'A100 8 卡训练型',
    Cpu: 'AMD EPYC 7742 × 2',
    CpuNum: 128,
    Memory: 1024,
    Gpu_type: 'A100 SXM4',
    Gpu_num: 8,
    Disk: '3.84TB NVMe × 2',
    Network: '200Gbps RoCE',
    MonthPrice: 41_800,
    District: '华北二区',
    Status: 1,
    DeliverDays: 3,
    Picture: '',
  },
  {
    Id: 3,
    Name: 'RTX 4090 8 卡推理型',
    Cpu: 'AMD EPYC 7542 × 2',
    CpuNum: 64,
    Memory: 512,
    Gpu_type: 'RTX 4090',
    Gpu_num: 8,
    Disk: '1.92TB NVMe × 2',
    Network: '25Gbps',
    MonthPrice: 11_200,
    District: '华东一区',
    Status: 0,
    DeliverDays: 7,
    Picture: '',
  },
];
