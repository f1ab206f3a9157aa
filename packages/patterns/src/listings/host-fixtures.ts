import type { HostOffer } from '@compute-market/contract/entities/host-offer';
import { offers } from './fixtures';

type Told = Partial<
  Pick<HostOffer, 'CpuModel' | 'SpecName' | 'HourPrice' | 'EarlyRelease' | 'MaxDisk' | 'CudaVersion' | 'DriverVersion'>
>;

function host(
  HostName: string,
  [GpuType, District]: readonly [gpuType: string, district: string],
  [FreeNum, TotalNum]: readonly [free: number, total: number],
  [OnlineRate, WatchedDays]: readonly [rate: number | null, days: number],
  Uplink: number | null,
  told: Told = {},
): HostOffer {
  const offer = offers.find((each) => each.GpuType === GpuType);
  if (offer === undefined) throw new Error(`no offer of ${GpuType}`);
  const { GpuMem, CpuPerGpu, MemoryPerGpu, HourPrice } = offer;
  return {
    HostName,
    District,
    GpuType,
    GpuMem,
    CpuModel: 'EPYC 7542',
    SpecName: `标准型 ${GpuType.replace('RTX ', '').split(' ')[0] ?? GpuType}.1c`,
    CpuPerGpu,
    MemoryPerGpu,
    HourPrice,
    FreeNum,
    TotalNum,
    MaxDisk: 2000,
    Uplink,
    CudaVersion: '12.4',
    DriverVersion: '550.127.05',
    OnlineRate,
    WatchedDays,
    EarlyRelease: false,
    ...told,
  };
}

/** Hosts as the server orders them: most free cards first. */
export const hosts: readonly HostOffer[] = [
  host('hz01', ['RTX 4090', '华东一区'], [8, 8], [1, 30], 10_000, { EarlyRelease: true }),
  host('bj08', ['RTX 4090', '华北二区'], [8, 8], [0.9999, 3], 10_000, {
    CpuModel: 'EPYC 9374F',
    SpecName: '高频型 4090.1h',
    CudaVersion: '12.8',
    DriverVersion: '570.124.06',
    HourPrice: 2.65,
    EarlyRelease: true,
  }),
  host('hz12', ['H20', '华东一区'], [8, 8], [1, 30], 25_000, { EarlyRelease: true }),
  host('cd09', ['L40S', '西南一区'], [6, 8], [0.9875, 30], 10_000, { MaxDisk: 740 }),
  host('gz04', ['V100', '华南一区'], [4, 4], [0.9667, 30], 1000, { CudaVersion: '9.2', DriverVersion: '396.37' }),
  host('bj15', ['A100 SXM4', '华北二区'], [2, 8], [null, 0], 25_000, {
    CudaVersion: '12.2',
    DriverVersion: '535.183.06',
  }),
  host('gz20', ['V100', '华南一区'], [0, 4], [1, 30], null, { CudaVersion: null, DriverVersion: null }),
];
