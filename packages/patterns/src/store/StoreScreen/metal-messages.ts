import { countText } from '@compute-market/contract/rules/money';

/** Words of the bare-metal list. */
export const metalMessages = {
  label: '裸金属机型',
  model: '机型',
  machine: 'CPU / 内存',
  gpu: 'GPU',
  disk: '磁盘',
  network: '网络',
  price: '月租参考价',
  deliver: '可交付',
  status: '状态',
  action: '操作',
  size: (count: number, memory: number) => `${countText(count)} 核 / ${countText(memory)}GB`,
  cores: (cpu: string, count: number, memory: number) =>
    `${[`${countText(count)} 核 / ${countText(memory)}GB`, cpu].filter(Boolean).join(' · ')}`,
  gpus: (name: string, count: number) => `${name} × ${count}`,
  days: (days: number) => `${days} 天内`,
  perMonth: '/月',
  statuses: { 0: '暂不可约', 1: '可预约', 2: '少量可约' },
  reserve: '预约',
  mainOnly: '仅主账号可预约',
  empty: '暂无可预约的裸金属机型',
  emptyHelp: '需要整机资源时，可联系客服登记需求。',
} as const;
