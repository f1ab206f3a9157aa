export const payMessages = {
  title: '支付',
  help: '付款成功后自动到账，可在充值记录查看',
  loading: '正在读取订单',
  missing: '订单不存在',
  missingHelp: '请检查链接，或在充值页重新下单',
  again: '去充值',
  failed: '订单加载失败',
  records: '查看充值记录',
  back: '返回',
} as const;
