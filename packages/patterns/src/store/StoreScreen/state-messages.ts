/** Words of the market when something of it is missing. */
export const stateMessages = {
  empty: '暂无可租用资源',
  emptyHelp: '资源释放后会重新上架，您也可以看看其他类型。',
  opening: '即将开业',
  openingHelp: '显卡正在上架，开放租用后会在公告中通知。',
  failed: '显卡加载失败',
  stockFailed: '库存获取失败，租用时会再次检查库存',
  retry: '重试',
  clear: '清空筛选',
  similar: (gpuType: string) => `${gpuType} 已售罄，以下是显存相当的有货显卡`,
  all: '查看全部显卡',
  limit: (label: string, left: string) => `${label} ${left}，不足以租用，请联系主账号`,
} as const;
