export const vipMessages = {
  levels: ['普通会员', '铜牌会员', '银牌会员', '金牌会员', '钻石会员'],
  listPrice: '原价',
  total: '累计消费',
  spendToLevelUp: (amount: string) => `再消费 ${amount} 升级`,
  spendToBecome: (amount: string, name: string) => `再消费 ${amount} 升级为${name}`,
  highest: '已是最高等级',
  joining: '注册即享',
  from: (amount: string) => `满 ${amount}`,
  rail: '会员等级',
  benefit: (discount: string) => `租用享 ${discount}，与周期折扣叠加`,
  noBenefit: '租用按原价，累计消费后升级',
  /** What is still to be spent, the present and the next rental discount in words, and how levels are counted. */
  outlook: (amount: string, name: string, rise: { readonly from: string; readonly to: string } | undefined) =>
    `再消费 ${amount} 升级${name}${rise === undefined ? '' : `，租用折扣由${rise.from}升为${rise.to}`}。会员等级按累计消费计算`,
  progress: (total: string, threshold: string, amount: string, name: string) =>
    `累计消费 ${total} / ${threshold}，再消费 ${amount} 升级${name}`,
  progressAtTop: (total: string, threshold: string) => `累计消费 ${total} / ${threshold}，已是最高等级`,
} as const;
