export const contactMessages = {
  region: '联系我们',
  service: '客服',
  account: '公众号',
  workOrder: '工单',
  top: '顶部',
  codeOf: (name: string) => `${name}公众号二维码`,
  scan: '微信扫码关注公众号',
} as const;
