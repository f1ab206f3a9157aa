import type {
  BareMetalCost,
  CostItem,
  DailyCost,
  ExpenseGroups,
  ExpenseSummary,
  InstanceCost,
} from '@compute-market/contract/entities/cost-item';
import type { BalanceChange } from '@compute-market/contract/entities/order';
import { BALANCE_CHANGE_TYPE, COST_TYPE, RELATION_TYPE } from '@compute-market/contract/enumerations';
import { daySeconds, hourSeconds } from '@compute-market/contract/rules/time-units';

export const now = 1_795_154_721;
export const today = '2026-11-20';

/** A cost with other facts than a new rental paid from the balance. */
export function makeCost(changes: Partial<CostItem>): CostItem {
  const Amount = changes.Amount ?? 38.3;
  return {
    Id: '90211',
    Container_name: 'k7f3a2c',
    Note: 'qwen2.5-vl-评测',
    CostType: COST_TYPE.create,
    BeginTime: now - 60,
    EndTime: now + 21_540,
    UnitPrice: 6.58,
    Hours: 6,
    OriginalAmount: 39.48,
    DiscountAmount: 1.18,
    Amount,
    PayMoney: Amount,
    PayPowerMoney: 0,
    PayCredit: 0,
    SubAccountName: '',
    Remark: '',
    CreateTime: now - 60,
    ...changes,
  };
}

export const costs: readonly CostItem[] = [
  makeCost({}),
  makeCost({
    Id: '90210',
    Container_name: 'k5e80aa',
    Note: 'rl-sandbox',
    UnitPrice: 4.28,
    Hours: 4,
    OriginalAmount: 17.12,
    DiscountAmount: 0.51,
    Amount: 16.61,
    CreateTime: now - 120,
  }),
  makeCost({
    Id: '90207',
    Container_name: 'k5e80ab',
    Note: 'rl-sandbox-a',
    CostType: COST_TYPE.refund,
    UnitPrice: 0,
    Hours: 0,
    OriginalAmount: -17.12,
    DiscountAmount: -0.51,
    Amount: -16.61,
    Remark: '启动失败，全额退回',
    CreateTime: now - 9000,
  }),
  makeCost({
    Id: '90201',
    Container_name: 'kc40e18',
    Note: 'yolo11-缺陷检测',
    UnitPrice: 8.76,
    Hours: 12,
    OriginalAmount: 105.12,
    DiscountAmount: 3.15,
    Amount: 101.97,
    SubAccountName: 'chenyu_cv',
    CreateTime: now - 37_000,
  }),
  makeCost({
    Id: '90188',
    Container_name: 'k08af54',
    Note: 'diffusion-旧版权重',
    CostType: COST_TYPE.keepDisk,
    UnitPrice: 0.0175,
    Hours: 24,
    OriginalAmount: 0.42,
    DiscountAmount: 0,
    Amount: 0.42,
    PayMoney: 0,
    PayPowerMoney: 0.42,
    SubAccountName: 'wanglei',
    CreateTime: now - 50_700,
  }),
  makeCost({
    Id: '90153',
    Container_name: 'k2b9911',
    Note: '多模态数据清洗',
    CostType: COST_TYPE.renew,
    UnitPrice: 2.78,
    Hours: 48,
    OriginalAmount: 133.44,
    DiscountAmount: 6.59,
    Amount: 126.85,
    PayMoney: 86.85,
    PayPowerMoney: 40,
    SubAccountName: 'wanglei',
    CreateTime: now - 107_200,
  }),
];

const midnight = Date.parse(`${today}T00:00:00+08:00`) / 1000;
/** A kept disk on a whole day and on today so far, 42 fen a day; hours number the day from 0. */
const keptHour = (day: number, hour: number): CostItem =>
  makeCost({
    Id: String(90_000 + day * 24 + hour),
    Container_name: 'k08af54',
    Note: 'diffusion-旧版权重',
    CostType: COST_TYPE.keepDisk,
    BeginTime: midnight + (day * 24 + hour - 1) * hourSeconds,
    EndTime: midnight + (day * 24 + hour) * hourSeconds,
    UnitPrice: 0.0175,
    Hours: 1,
    OriginalAmount: hour % 4 === 3 ? 0.01 : 0.02,
    DiscountAmount: 0,
    Amount: hour % 4 === 3 ? 0.01 : 0.02,
    CreateTime: midnight + (day * 24 + hour) * hourSeconds,
  });
const hoursOf = (day: number, count: number) =>
  Array.from({ length: count }, (_, hour) => keptHour(day, hour)).reverse();

/** The hours of a folded line, by its number. */
export const keptHours: Readonly<Record<string, readonly CostItem[]>> = {
  '90000': hoursOf(0, 18),
  '89976': hoursOf(-1, 24),
};

const foldedOf = (id: string, Day: string): CostItem => {
  const hours = keptHours[id] ?? [];
  const Amount = hours.reduce((sum, each) => sum + Math.round(each.Amount * 100), 0) / 100;
  return makeCost({
    ...hours[0],
    Id: id,
    BeginTime: hours.at(-1)?.BeginTime,
    Hours: hours.length,
    OriginalAmount: Amount,
    Amount,
    PayMoney: Amount,
    Folded: { Day, Count: hours.length },
  });
};

/** Today's partial day, and the whole day before. */
export const foldedCosts: readonly CostItem[] = [foldedOf('90000', today), foldedOf('89976', '2026-11-19')];

/** 8-digit sums, the longest names and a word that cannot be broken. */
export const longCosts: readonly CostItem[] = costs.map((cost, index) => ({
  ...cost,
  Note:
    index % 2 === 0
      ? '某某市高性能计算与人工智能联合实验室多模态大模型预训练数据清洗任务'
      : 'distributed_pretraining_checkpoint_evaluation_pipeline',
  OriginalAmount: 12_345_678.9,
  DiscountAmount: 345_678.9,
  Amount: 12_000_000,
  PayMoney: 11_000_000,
  PayPowerMoney: 1_000_000,
  SubAccountName: 'a_very_long_sub_account_name_32c',
}));

export const bareMetalCosts: readonly BareMetalCost[] = [
  {
    Id: 41,
    BareMetalId: 3,
    Name: 'A100 SXM4 × 8 训练节点',
    CostType: COST_TYPE.renew,
    BeginTime: now - daySeconds,
    EndTime: now + 29 * daySeconds,
    Months: 1,
    Amount: 52_800,
    Remark: '月付',
    CreateTime: now - daySeconds,
  },
  {
    Id: 12,
    BareMetalId: 3,
    Name: 'A100 SXM4 × 8 训练节点',
    CostType: COST_TYPE.create,
    BeginTime: now - 31 * daySeconds,
    EndTime: now - daySeconds,
    Months: 1,
    Amount: 52_800,
    Remark: '',
    CreateTime: now - 31 * daySeconds,
  },
];

const makeChange = (changes: Partial<BalanceChange>): BalanceChange => ({
  Id: 7001,
  CreateTime: now - 60,
  Type: BALANCE_CHANGE_TYPE.rent,
  DiffMoney: -38.3,
  DiffPower: 0,
  MoneyLeft: 2860.4,
  PowerLeft: 120,
  CreditLeft: 2000,
  Remark: '',
  DataFrom: '租用',
  RelationType: RELATION_TYPE.instance,
  RelationId: 'k7f3a2c',
  SubAccountName: '',
  ...changes,
});

export const changes: readonly BalanceChange[] = [
  makeChange({}),
  makeChange({
    Id: 6997,
    Type: BALANCE_CHANGE_TYPE.refund,
    DiffMoney: 16.61,
    MoneyLeft: 2898.7,
    DataFrom: '退费',
    Remark: '启动失败，全额退回',
    RelationId: 'k5e80ab',
    CreateTime: now - 9000,
  }),
  makeChange({
    Id: 6990,
    Type: BALANCE_CHANGE_TYPE.buyVoucher,
    DiffMoney: -200,
    DiffPower: 200,
    MoneyLeft: 2882.09,
    PowerLeft: 320,
    DataFrom: '购买算力券',
    RelationType: RELATION_TYPE.none,
    RelationId: '',
    CreateTime: now - 40_000,
  }),
  makeChange({
    Id: 6961,
    Type: BALANCE_CHANGE_TYPE.topUp,
    DiffMoney: 2000,
    MoneyLeft: 3082.09,
    DataFrom: '充值',
    RelationType: RELATION_TYPE.order,
    RelationId: '118220261118',
    CreateTime: 1_794_966_177,
  }),
  makeChange({
    Id: 6940,
    Type: BALANCE_CHANGE_TYPE.cloudDisk,
    DiffMoney: -15,
    MoneyLeft: -12,
    DataFrom: '云盘',
    RelationType: RELATION_TYPE.none,
    RelationId: '',
    SubAccountName: '',
    CreateTime: 1_794_700_000,
  }),
  makeChange({
    Id: 6921,
    Type: BALANCE_CHANGE_TYPE.coupon,
    DiffMoney: 20,
    MoneyLeft: 3,
    DataFrom: '优惠券充入',
    RelationType: RELATION_TYPE.coupon,
    RelationId: '3',
    CreateTime: 1_794_600_000,
  }),
];

const day = (number: number, Instance: number, Disk = 0, Bandwidth = 0, Sftp = 0, Other = 0): DailyCost => ({
  Day: `2026-11-${String(number).padStart(2, '0')}`,
  Instance,
  Disk,
  Bandwidth,
  Sftp,
  Other,
});

/** November until the 20th, the 7th without any spending. */
export const summary: ExpenseSummary = {
  Month: '2026-11',
  MonthAmount: 6228.54,
  LastMonthAmount: 1846.55,
  DailyAverage: 311.43,
  Forecast: 9342.81,
  DayList: [
    day(1, 140.2, 22, 30, 60),
    day(2, 205, 20, 40),
    day(3, 96, 8, 12),
    day(4, 250, 30, 40),
    day(5, 180, 25, 45),
    day(6, 150, 20, 22),
    day(8, 48, 3, 6),
    day(9, 230, 25, 30),
    day(10, 300, 40, 60, 60),
    day(11, 220, 45, 35),
    day(12, 250, 30, 56),
    day(13, 170, 18, 27),
    day(14, 110, 12, 18),
    day(15, 50, 4, 8),
    day(16, 310, 50, 40),
    day(17, 200, 30, 30),
    day(18, 1565.75, 48.42, 86.4),
    day(19, 447.08, 5, 10),
    { ...day(20, 160.3, 4, 8), Refunded: 16.61 },
  ],
};

export const instanceCost: InstanceCost = {
  Total_cost: 1286.4,
  BandwidthCost: 86.4,
  AddDiskCost: 48.42,
  KeeppedDiskCost: 2.94,
  ReturnMoney: 16.61,
  SumCost: 1407.55,
  DiscountMoney: 62.3,
  PayMoney: 1207.55,
  PayPowerMoney: 200,
  PayCredit: 0,
  HourPrice: 6.58,
  DayList: [],
};

const groupDay = (Day: string, Amount: number) => ({ Day, Amount });
/** The range of the chart by card, beside the month before. */
export const groups: ExpenseGroups = {
  Group: 'gpu',
  Begin: '2026-11-01',
  End: '2026-11-20',
  BeforeBegin: '2026-10-01',
  BeforeEnd: '2026-10-20',
  Amount: 6228.54,
  BeforeAmount: 1700.5,
  DayList: [groupDay('2026-11-09', 2100), groupDay('2026-11-18', 3845.54), groupDay('2026-11-20', 283)],
  Groups: [
    {
      Key: 'RTX 4090',
      Name: '',
      Amount: 4100,
      BeforeAmount: 1200.5,
      DayList: [groupDay('2026-11-09', 1500), groupDay('2026-11-18', 2600)],
    },
    {
      Key: 'H20',
      Name: '',
      Amount: 1845.5,
      BeforeAmount: 0,
      DayList: [groupDay('2026-11-09', 600), groupDay('2026-11-18', 1245.5)],
    },
    { Key: ':cloudDisk', Name: '', Amount: 283, BeforeAmount: 300, DayList: [groupDay('2026-11-20', 283)] },
    { Key: ':rest', Name: '', Amount: 0.04, BeforeAmount: 200, DayList: [] },
  ],
};
