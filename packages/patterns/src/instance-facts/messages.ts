import type { DueMode } from '@compute-market/contract/enumerations';

/** What happens at the end of a rental. */
export const endMessages = {
  usage: '按量计费',
  paidUntil: (time: string) => `已付至 ${time}`,
  renewed: '到期自动续费',
  keptPerDay: (price: string) => `${price}/天`,
  keptFree: '免费保留',
  dueModes: { 1: '到期保留磁盘', [-1]: '到期释放磁盘' } satisfies Record<DueMode, string>,
} as const;

/** Why an action of an instance is not possible now. */
export const reasons = {
  starting: '正在启动，完成后可操作',
  restarting: '正在重启，完成后可操作',
  shutDown: '实例已关机，开机后可操作',
  restartFailed: '上次重启未成功，请先重新重启',
  diskKept: '租期已结束，仅保留磁盘',
  startFailed: '启动失败，没有可操作的实例',
  ended: '租期已结束',
  growing: '上一次升级还在生效中，请稍候',
  keptCannotRenew: '租期已结束，磁盘正在保留，可从保留磁盘启动',
  alreadyKept: '租期已结束，磁盘正在保留，可直接释放磁盘',
  refunded: '费用已退回原支付账户',
  hostSilent: '所在主机没有响应，恢复后可操作',
} as const;
