/** Who pays an order, why it did not go through, and its next step. */
export const messages = {
  priceChanged: (before: string, after: string) => `价格已由 ${before} 变为 ${after}，请确认`,
  confirm: '确认',
  verification: '请先完成实名认证',
  verify: '去认证',
  limit: {
    unknown: '额度不足',
    total: (left: string) => `额度不足，剩余 ${left}`,
    month: (left: string) => `本月限额不足，剩余 ${left}`,
  },
  askLimit: '申请提额',
  askMain: (short: string) => `${short}，请联系主账号提高额度`,
  mainShort: '主账号余额不足，请联系主账号充值',
  arrived: '余额已到账，是否继续下单？',
  go: '继续支付',
  unknown: '暂未收到支付结果。请重试，不会重复扣费',
  another: '此前的订单暂未收到支付结果，可能已经成功。现在支付是另一笔订单，请先到费用明细确认',
  monthCount: (count: number) => (count === 6 ? '半年（6 个月）' : count === 12 ? '一年（12 个月）' : `${count} 个月`),
  payFirst: '扣费顺序',
  debt: (amount: string) => `还差的金额中，${amount} 用于还清欠费`,
} as const;
