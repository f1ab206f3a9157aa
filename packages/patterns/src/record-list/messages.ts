export const recordListMessages = {
  failed: (reason: string) => `加载失败：${reason}`,
  updatedAt: '更新于',
  refresh: '刷新',
} as const;

/** What screen readers say in the place of a dash. */
export const nothingMessages = {
  none: '无',
  unknown: '未知',
  notPaid: '尚未支付',
  notEnded: '尚未结束',
  notQuoted: '尚未报价',
  noFile: '尚无文件',
  noSupply: '暂无供应',
  noAction: '无可用操作',
} as const;
