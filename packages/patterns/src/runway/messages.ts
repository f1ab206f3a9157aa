import { SHORT_OF, type ShortOf } from '@compute-market/contract/enumerations';

/** Every word about how long the money lasts. */
export const runwayMessages = {
  label: '余额可维持',
  charge: {
    instance: (name: string) => `续费 ${name}`,
    kept_disk: (name: string) => `扣取 ${name} 磁盘保留费`,
    cloud_disk: () => '续费云盘',
    own_image: (name: string) => `扣取镜像 ${name} 的费用`,
  },
  /** An hour of a rental by usage. */
  usage: (name: string) => `${name} 按量计费`,
  short: {
    [SHORT_OF.purse]: (time: string, what: string) => `到 ${time} ${what} 时不足`,
    [SHORT_OF.limit]: (time: string, what: string) => `到 ${time} ${what} 时超出额度`,
  } satisfies Record<ShortOf, (time: string, what: string) => string>,
  nextCharge: '下一笔扣费',
  ahead: '未来 30 天',
  left: '每日结束时余额与算力券',
  held: { paid: '可支付', [SHORT_OF.purse]: '余额不足', [SHORT_OF.limit]: '超出额度' } satisfies Record<
    ShortOf | 'paid',
    string
  >,
  next: (time: string, what: string, amount: string) => `下一笔 ${time} ${what} ${amount}`,
  nothing: '暂无待扣费用',
  enough: '充足',
  allPaid: '可支付已知的全部待扣费用',
  paidUntil: (time: string) => `至 ${time} 的待扣费用均可支付`,
  lasts: (days: number, hours: number) =>
    days > 0 ? `约 ${days} 天 ${hours} 小时` : hours > 0 ? `约 ${hours} 小时` : '不足 1 小时',
} as const;
