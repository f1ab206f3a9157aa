export const payMethodPickerMessages = {
  label: '支付方式',
  facts: { wechat: '扫码，实时到账', alipay: '扫码，实时到账', transfer: '非实时到账，需客服确认' },
} as const;
