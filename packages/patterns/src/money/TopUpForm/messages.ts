export const topUpFormMessages = {
  amount: '充值金额',
  defaultAmount: '默认金额',
  /** 可, because spending decides the level, not the top-up. */
  mayReach: (level: string) => `可升级${level}`,
  other: '其他金额',
  otherHint: '最多两位小数',
  method: '支付方式',
  submit: '立即充值',
  note: '点击后生成付款二维码，5 分钟内有效',
  creating: '正在生成二维码…',
  creatingBecause: (reason: string) => `正在生成二维码…（${reason}）`,
  transferTitle: '对公转账账户',
  transferAction: '我已转账，提交凭证',
  holder: '户名',
  bank: '开户行',
  account: '账号',
  postscript: '附言',
} as const;
