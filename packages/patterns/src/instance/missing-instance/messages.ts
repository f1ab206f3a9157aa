/** Every word about an instance that is not there. */
export const messages = {
  title: '实例不存在或已结束',
  help: '它可能已被释放，费用仍可在费用明细中查看',
  /** For whoever may not see costs. */
  helpWithoutCosts: '它可能已被释放',
  cost: '查看费用',
  back: '返回我的实例',
} as const;
