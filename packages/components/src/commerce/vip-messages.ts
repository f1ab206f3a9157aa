export const vipMessages = {
  levels: ['普通会员', '铜牌会员', '银牌会员', '金牌会员', '钻石会员'],
  listPrice: '原价',
  total: '累计消费',
  spend: '再消费',
  upgrade: '升级',
  upgradeTo: (name: string) => `升级${name}`,
  become: (name: string) => `升级为${name}`,
  highest: '已是最高等级',
  joining: '注册即享',
  from: '满',
  rail: '会员等级',
  benefit: (discount: string) => `租用享 ${discount}，与周期折扣叠加`,
  noBenefit: '租用按原价，累计消费后升级',
  rise: (from: string, to: string) => `租用折扣由${from}升为${to}`,
  /** Ends the sentence of what is still to be spent: what the next level brings, and how levels are counted. */
  basis: (rise: string | undefined) => `${rise === undefined ? '' : `，${rise}`}。会员等级按累计消费计算`,
  progress: (sums: string, rest: string) => `${sums}，${rest}`,
} as const;
