/** What the flows of the whole site say. */
export const flowMessages = {
  claimed: '领取成功',
  redeemed: '充值成功',
  codeLate: '付款二维码未能生成，请重新充值',
} as const;
