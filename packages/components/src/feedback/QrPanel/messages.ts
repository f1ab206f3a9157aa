export const qrPanelMessages = {
  code: (name: string) => `${name}二维码`,
  status: {
    loading: '二维码生成中',
    ready: '等待扫码',
    scanned: '已扫码',
    done: '已完成',
    expired: '二维码已过期',
    refused: '已取消',
    error: '二维码获取失败',
  },
  hints: {
    loading: '请稍候，生成后自动显示',
    ready: '',
    scanned: '请在手机上确认',
    done: '',
    expired: '请刷新后重新扫码',
    refused: '您在手机上取消了操作，可重新扫码',
    error: '请检查网络后重试',
  },
  renew: { expired: '点击刷新', refused: '重新扫码', error: '重试' },
  left: '剩余',
} as const;
