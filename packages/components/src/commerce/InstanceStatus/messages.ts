export const instanceStatusMessages = {
  running: '运行中',
  starting: '启动中',
  restarting: '重启中',
  abnormal: '运行异常',
  startFailed: '启动失败',
  refunded: '启动失败(已退费)',
  restartFailed: '重启失败',
  kept: '磁盘保留中',
  shutdown: '已关机',
  ended: '已结束',
} as const;
