/** A reservation as it went: hours ago for each step of it. */
export interface ReservationSeed {
  readonly hoursAgo: number;
  readonly model: string;
  readonly num: number;
  readonly months: number;
  /** Days after it was made. */
  readonly beginInDays: number;
  readonly purpose: string;
  readonly quoted?: { readonly hoursAgo: number; readonly monthPriceFen: bigint; readonly reply: string };
  readonly signed?: { readonly hoursAgo: number; readonly contractNo: string };
  readonly delivered?: {
    readonly hoursAgo: number;
    readonly addresses: readonly string[];
    readonly notes: readonly string[];
  };
  readonly cancelled?: { readonly hoursAgo: number; readonly reply: string };
}

/** Reservations of the main account in every state. */
export const reservations: readonly ReservationSeed[] = [
  {
    hoursAgo: 1680,
    model: '八卡 RTX 4090 训练机',
    num: 2,
    months: 3,
    beginInDays: 3,
    purpose: '视觉大模型预训练',
    quoted: { hoursAgo: 1660, monthPriceFen: 1_120_000n, reply: '两台三个月起租，每台每月 11200 元，含机房托管' },
    signed: { hoursAgo: 1640, contractNo: 'HT-2026-0917' },
    delivered: {
      hoursAgo: 1610,
      addresses: ['203.0.113.24', '203.0.113.25'],
      notes: ['预训练集群-节点1', '预训练集群-节点2'],
    },
  },
  {
    hoursAgo: 400,
    model: '八卡 L40S 图形机',
    num: 1,
    months: 1,
    beginInDays: 5,
    purpose: '数字人渲染',
    cancelled: { hoursAgo: 380, reply: '与您确认后取消，如需继续使用可再次预约' },
  },
  {
    hoursAgo: 70,
    model: '八卡 A100 SXM4 训练机',
    num: 1,
    months: 6,
    beginInDays: 10,
    purpose: '千亿模型微调',
    quoted: {
      hoursAgo: 50,
      monthPriceFen: 4_180_000n,
      reply: '半年起租每月 41800 元，含 200Gb InfiniBand 组网，报价 7 日内有效',
    },
    signed: { hoursAgo: 22, contractNo: 'HT-2026-1118' },
  },
  {
    hoursAgo: 30,
    model: '八卡 H20 推理机',
    num: 1,
    months: 12,
    beginInDays: 14,
    purpose: '在线推理扩容',
    quoted: { hoursAgo: 6, monthPriceFen: 3_520_000n, reply: '一年期每月 35200 元，可提供两周试用，报价 7 日内有效' },
  },
  { hoursAgo: 2, model: '八卡 RTX 4090 训练机', num: 1, months: 1, beginInDays: 2, purpose: '数据标注平台压测' },
];
