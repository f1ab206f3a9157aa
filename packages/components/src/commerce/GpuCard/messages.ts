/** After the number of cores; a language may say it otherwise after one than after many. */
const core: (cores: number) => string = () => '核';

export const gpuCardMessages = {
  memory: '显存',
  cpu: '每卡 CPU',
  ram: '每卡内存',
  core,
  gigabyte: 'GB',
  perCard: '每卡',
  free: '空闲',
  counts: '卡数',
  count: (count: number) => `${count} 卡`,
  compare: '对比',
  rent: '立即租用',
  similar: '相近显卡',
  notice: '到货通知',
  noticed: '已订阅到货通知',
  noticeFailed: '到货通知未成功',
  cancel: '取消',
  cancelNotice: '取消到货通知',
  retryNotice: '重试到货通知',
  soldOut: '已售罄',
  priceFailed: '价格获取失败',
  retry: '重试',
  unit: '卡时',
} as const;
