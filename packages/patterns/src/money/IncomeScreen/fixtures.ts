import type { GpuMarket } from '@compute-market/contract/entities/gpu';
import type { MachineIncome, Settlement, SettlementLine } from '@compute-market/contract/entities/partner';
import { addDays } from '../../day-range';
import type { IncomeOverview } from './data';
import type { Payout } from './PayoutAccountBar';

export const now = 1_795_154_721;
export const today = '2026-11-20';

export const makeIncome = (changes: Partial<MachineIncome> = {}): MachineIncome => ({
  Host: 'cd01',
  Gpu_type: 'RTX 4090',
  Gpu_num: 8,
  RentedNum: 8,
  RentRate: 0.8241,
  RentHours: 3164.5,
  OnlineRate: 1,
  Income: 6571.34,
  Status: 1,
  Day: '',
  ...changes,
});

/** The partner's machines: one full, one half, one that is away. */
export const machines: readonly MachineIncome[] = [
  makeIncome(),
  makeIncome({
    Host: 'cd05',
    Gpu_type: 'L40S',
    RentedNum: 4,
    RentRate: 0.527,
    RentHours: 2024,
    OnlineRate: 0.996,
    Income: 5213.9,
  }),
  makeIncome({
    Host: 'cd02',
    RentedNum: 0,
    RentRate: 0.0312,
    RentHours: 119.75,
    OnlineRate: 0.9896,
    Income: 248.62,
    Status: 0,
  }),
];

const incomes = [
  408.11, 702.4, 702.4, 698.05, 655.2, 655.2, 655.2, 702.4, 702.4, 702.4, 620.18, 588, 588, 612.34, 640, 640, 470.2,
  390.65, 350, 0,
];

/** All machines together, in a day or a month. */
const allTogether = { Host: '', Gpu_type: '', Gpu_num: 24, RentedNum: 14 } as const;

/** Days of this month, the newest first; today is still running. */
export const days: readonly MachineIncome[] = incomes.map((Income, index) =>
  makeIncome({
    ...allTogether,
    RentRate: 0.583,
    RentHours: index === 0 ? 196.2 : 336,
    OnlineRate: 0.992,
    Income,
    Day: addDays(today, -index),
  }),
);

export const months: readonly MachineIncome[] = [
  makeIncome({
    ...allTogether,
    RentRate: 0.56,
    RentHours: 5308.25,
    OnlineRate: 0.995,
    Income: 12_033.86,
    Day: '2026-11',
  }),
  makeIncome({
    ...allTogether,
    RentedNum: 16,
    RentRate: 0.66,
    RentHours: 11_785,
    OnlineRate: 0.999,
    Income: 24_120.5,
    Day: '2026-10',
  }),
  makeIncome({ ...allTogether, RentedNum: 9, RentRate: 0.37, RentHours: 6394, Income: 13_009.75, Day: '2026-09' }),
];

export const overview: IncomeOverview = {
  YesterdayIncome: 702.4,
  MonthIncome: 12_033.86,
  UnsettledIncome: 36_154.36,
  UnsettledNet: 28_802.99,
  SheetsNet: 19_175.9,
  SettledIncome: 10_407.8,
  MachineNum: 3,
  OnlineNum: 2,
  GpuNum: 24,
  RentedGpuNum: 12,
  span: 'day',
  byTime: days,
};

export const makeSettlement = (changes: Partial<Settlement> = {}): Settlement => ({
  Id: 3,
  SettlementNo: 'JS202611000004',
  PeriodBegin: 1_793_462_400,
  PeriodEnd: 1_796_054_399,
  Income: 12_033.86,
  FeeRate: 0.2,
  Fee: 2406.77,
  Adjust: 0,
  PayAmount: 9627.09,
  Status: 0,
  PayTime: null,
  FileUrl: '',
  ...changes,
});

export const settlements: readonly Settlement[] = [
  makeSettlement(),
  makeSettlement({
    Id: 2,
    SettlementNo: 'JS202610000004',
    PeriodBegin: 1_790_784_000,
    PeriodEnd: 1_793_462_399,
    Income: 24_120.5,
    Fee: 4824.1,
    Adjust: -120.5,
    PayAmount: 19_175.9,
    Status: 1,
    FileUrl: '/files/settlements/sample.pdf',
  }),
  makeSettlement({
    Id: 1,
    SettlementNo: 'JS202609000004',
    PeriodBegin: 1_788_192_000,
    PeriodEnd: 1_790_783_999,
    Income: 13_009.75,
    Fee: 2601.95,
    PayAmount: 10_407.8,
    Status: 3,
    PayTime: 1_791_360_000,
    FileUrl: '/files/settlements/sample.pdf',
  }),
];

/** A partnership that ended on the 8th: its machines went back, what they earned until then stays, and its last sheets are still to come (decisions 197). */
export const endedMachines: readonly MachineIncome[] = [
  makeIncome({ RentRate: 0.7813, RentHours: 1200, Income: 2011.44 }),
  makeIncome({ Host: 'cd05', Gpu_type: 'L40S', RentedNum: 4, RentRate: 0.52, RentHours: 798.75, Income: 1679.75 }),
];
export const endedOverview: IncomeOverview = {
  ...overview,
  YesterdayIncome: 0,
  MonthIncome: 3691.19,
  UnsettledIncome: 27_811.69,
  UnsettledNet: 22_128.85,
  MachineNum: 0,
  OnlineNum: 0,
  GpuNum: 0,
  RentedGpuNum: 0,
  byTime: days.filter(({ Day }) => Day <= '2026-11-08'),
};
export const endedSettlements: readonly Settlement[] = [
  makeSettlement({ Income: 3691.19, Fee: 738.24, PayAmount: 2952.95 }),
  ...settlements.slice(1),
];

export const makeMarket = (changes: Partial<GpuMarket> = {}): GpuMarket => ({
  Gpu_type: 'RTX 4090',
  GpuMem: 24,
  TotalNum: 160,
  RentedNum: 96,
  RentRate: 0.6,
  AvgHourPrice: 2.36,
  MinHourPrice: 2.19,
  MaxHourPrice: 2.64,
  Fp16Tflops: 165.2,
  Bandwidth: 1008,
  ...changes,
});

export const market: readonly GpuMarket[] = [
  makeMarket(),
  makeMarket({
    Gpu_type: 'A100 SXM4',
    GpuMem: 80,
    TotalNum: 80,
    RentedNum: 58,
    RentRate: 0.725,
    AvgHourPrice: 8.9,
    MinHourPrice: 8.2,
    MaxHourPrice: 9.6,
  }),
  makeMarket({
    Gpu_type: 'L40S',
    GpuMem: 48,
    TotalNum: 64,
    RentedNum: 26,
    RentRate: 0.406,
    AvgHourPrice: 4.6,
    MinHourPrice: 4.28,
    MaxHourPrice: 5.1,
  }),
  makeMarket({
    Gpu_type: 'H800 SXM5',
    GpuMem: 80,
    TotalNum: 32,
    RentedNum: 32,
    RentRate: 1,
    AvgHourPrice: 15.2,
    MinHourPrice: 14.5,
    MaxHourPrice: 16,
  }),
  makeMarket({
    Gpu_type: 'RTX 3090',
    GpuMem: 24,
    TotalNum: 0,
    RentedNum: 0,
    RentRate: 0,
    AvgHourPrice: 1.26,
    MinHourPrice: 1.18,
    MaxHourPrice: 1.4,
  }),
];

export const payout: Payout = {
  account: {
    Holder: '成都北辰算力科技有限公司',
    BankName: '中国工商银行成都高新支行',
    Tail: '8217',
    ChangeTime: 1_793_498_400,
  },
  holders: ['成都北辰算力科技有限公司'],
};

const line = (changes: Partial<SettlementLine> = {}): SettlementLine => ({
  Day: '2026-10-31',
  Host: 'cd01',
  Gpu_type: 'RTX 4090',
  Kind: 'rent',
  RentHours: 192,
  Amount: 402.12,
  ...changes,
});
export const lines: readonly SettlementLine[] = [
  line(),
  line({ Host: 'cd05', Gpu_type: 'L40S', RentHours: 96, Amount: 410.88 }),
  line({ Kind: 'refund', RentHours: 0, Amount: -120.5 }),
  line({ Day: '2026-10-30', RentHours: 191.5, Amount: 401.08 }),
];
