export const scanCodeMessages = {
  expired: '已过期或已在手机上取消，请刷新后重新扫码',
} as const;
