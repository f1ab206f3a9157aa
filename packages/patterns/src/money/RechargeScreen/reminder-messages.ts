export const reminderMessages = {
  title: '余额不足时提醒我',
  edit: '设置',
  editName: '设置余额不足提醒',
  below: (threshold: string) => `可用余额低于 ${threshold} 时通知您一次。`,
  prepared: (threshold: string, topUp: string) =>
    `可用余额低于 ${threshold} 时通知您一次，并备好 ${topUp} 的充值，点一次即生成付款码。`,
  off: '余额不足的通知渠道已全部关闭，不会提醒您。',
  channels: '去通知设置',
  why: '微信、支付宝不允许商户未经您签约自行扣款，因此不会自动充值，每一笔都由您确认付款。',
  threshold: '余额低于',
  thresholdHint: '低于时通知一次，余额回到该金额后才会再次通知',
  topUp: '备好充值金额',
  topUpHint: '通知中的链接会按此金额填好充值；留空则不填',
  save: '保存',
} as const;
