export const scanCodeMessages = {
  loading: '二维码生成中',
  left: (clock: string) => `二维码剩余 ${clock}`,
  scanned: '已扫码，请在手机上确认',
  expired: '二维码已过期或已在手机上取消',
  refresh: '点击刷新',
} as const;
