export const orderViewMessages = {
  methods: { wechat: '微信支付', alipay: '支付宝', transfer: '对公转账' },
} as const;
