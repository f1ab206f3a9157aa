/** How a top-up is paid (product §3). */
export const PAY_TYPE = { alipay: 0, wechat: 1, corporateTransfer: 2 } as const;
export type PayType = (typeof PAY_TYPE)[keyof typeof PAY_TYPE];
export const PAY_TYPE_LABELS: Readonly<Record<PayType, string>> = { 0: '支付宝', 1: '微信', 2: '对公转账' };
