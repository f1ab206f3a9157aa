/** What pages that show something live say alike. */
export const livePageMessages = {
  back: '返回实例',
  reconnect: '重新连接',
  connecting: '正在连接',
  again: '正在重新连接',
  open: '已连接',
  closed: '已断开',
  apart: '未连接',
  idle: (seconds: number) =>
    `长时间没有输入，约 ${Math.max(1, Math.ceil(seconds / 60))} 分钟后将自动关闭，按任意键可继续使用`,
  notRunningTitle: '实例未在运行',
} as const;
